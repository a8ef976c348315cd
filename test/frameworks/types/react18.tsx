// React 18 would set attributes only and hear nothing: its JSX knows no element, so that nobody waits for an event.
export const tree = () => <intui-tree source="toolu_1" />; // wrong
export const message = () => <intui-message onintui-event={() => {}} />; // wrong
