/** Tables of so many columns become a stack of rows where there is little room; of more, they scroll sideways. */
export const STACKED_COLUMNS = 4;
