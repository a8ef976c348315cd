/**
 * The drawings of the icons: paths for a pen of 1.75 in a box of 24 by 24, round at ends and corners. What stands after a
 * `|` is filled as well. They are this package's own.
 */
import type { IconName } from "../model/icons.js";

const circle = "M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0";
const sheet = "M3.5 5.5h17v14.5h-17zM3.5 10h17M8 3v4M16 3v4";
const bell = "M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21.2h4M12 5V3.2";
const handset =
  "M8.5 3.5H5A1.5 1.5 0 0 0 3.5 5C3.5 13.6 10.4 20.5 19 20.5a1.5 1.5 0 0 0 1.5-1.5v-3.5l-4.5-1.8-2 2.3a13 13 0 0 1-5.9-5.9l2.2-2z";
const heart = "M12 20.2C6 16 3 12.6 3 9.2a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.4-3 6.8-9 11z";
const star = "M12 3.2 14.4 9.5 21.1 9.8 15.9 14.1 17.6 20.6 12 16.9 6.4 20.6 8.1 14.1 2.9 9.8 9.6 9.5z";
const eye =
  "M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0";
const speaker = "M3.5 9.5v5h4L12 19V5L7.5 9.5z";
const tray = "M4 17v3.5h16V17";
const padlock = "M5.5 10.5h13v10h-13zM12 14.2v2.6";
const head = (y: number): string => `M8.5 ${y}a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0`;
const dot = (x: number, y: number): string => `M${x - 0.8} ${y}a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0`;

export const iconPaths: Readonly<Record<IconName, string>> = {
  accountCircle: `${circle}${head(9.7)}M6 18.6c1.2-2 3.3-3.1 6-3.1s4.8 1.1 6 3.1`,
  add: "M12 4.5v15M4.5 12h15",
  arrowBack: "M20 12H4.5M11 5l-7 7 7 7",
  arrowForward: "M4 12h15.5M13 5l7 7-7 7",
  attachFile:
    "M19.5 11.3l-8.2 8.2a4.9 4.9 0 0 1-7-7l8.6-8.6a3.3 3.3 0 0 1 4.7 4.7l-8.4 8.4a1.6 1.6 0 0 1-2.3-2.3l7.6-7.6",
  calendarToday: sheet,
  call: `${handset}M14 3.2a7.2 7.2 0 0 1 6.8 6.8M14 7.2a3.2 3.2 0 0 1 2.8 2.8`,
  camera: `M3 7.5h4.5L9 5h6l1.5 2.5H21v12H3z${head(13.2)}`,
  check: "M4.5 12.8l5 5 10-11.3",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  delete: "M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
  download: `${tray}M12 3.5v12M7 10.7l5 5 5-5`,
  edit: "M3.8 20.2l1.2-5L15.7 4.5l3.8 3.8L8.8 19zM13 7.2l3.8 3.8",
  error: `${circle}M12 7v5.2|${dot(12, 16.3)}`,
  event: `${sheet}|M13.5 14h3v2.8h-3z`,
  fastForward: "M3.5 6v12l8-6zM12.5 6v12l8-6z",
  favorite: `|${heart}`,
  favoriteOff: heart,
  folder: "M3 19.5v-15h6.5l2 2.5H21v12.5z",
  help: `${circle}M9.2 9.4a2.8 2.8 0 1 1 4.3 2.4c-1 .6-1.5 1-1.5 2|${dot(12, 17.3)}`,
  home: "M3 11.5l9-8 9 8M5.5 9.5v11h13v-11M9.8 20.5v-6h4.4v6",
  info: `${circle}M12 11.3v5.4|${dot(12, 7.7)}`,
  locationOn:
    "M12 21.2c-4.6-4.6-7-8.2-7-11.2a7 7 0 0 1 14 0c0 3-2.4 6.6-7 11.2zM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0",
  lock: `${padlock}M8 10.5V7.3a4 4 0 0 1 8 0v3.2`,
  lockOpen: `${padlock}M8 10.5V7.3A4 4 0 0 1 15.8 6`,
  mail: "M3 5h18v14H3zM3 6.5l9 7 9-7",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  moreHoriz: `|${dot(5.5, 12)}${dot(12, 12)}${dot(18.5, 12)}`,
  moreVert: `|${dot(12, 5.5)}${dot(12, 12)}${dot(12, 18.5)}`,
  notifications: bell,
  notificationsOff: `${bell}M3.5 3.5l17 17`,
  pause: "M6.5 5h3.5v14H6.5zM14 5h3.5v14H14z",
  payment: "M3 5.5h18v13H3zM3 9.8h18M6.5 14.5h4",
  person: `${head(7.2)}M4.5 20.5c.6-3.9 3.4-6 7.5-6s6.9 2.1 7.5 6z`,
  phone: handset,
  photo: `M3.5 4.5h17v15h-17zM3.5 16.5l5.3-5 4.4 4 2.6-2.2 4.7 4|${dot(15.6, 8.8)}`,
  play: "M7 4.5v15l12.5-7.5z",
  print: "M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z",
  refresh: "M19.6 12a7.6 7.6 0 1 1-2.3-5.4l2.5 2.4M19.8 4.2V9H15",
  rewind: "M20.5 6v12l-8-6zM11.5 6v12l-8-6z",
  search: "M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0M15.3 15.3l5.2 5.2",
  send: "M3.5 4l17.5 8L3.5 20l2.6-8zM6.1 12H13",
  settings:
    "M10.4 5.3l.4-2.6h2.4l.4 2.6 1.7.7 2.1-1.6 1.7 1.7-1.6 2.2.7 1.7 2.6.4v2.4l-2.6.4-.7 1.7 1.6 2.2-1.7 1.7-2.1-1.6-1.7.7-.4 2.6h-2.4l-.4-2.6-1.7-.7-2.2 1.6-1.7-1.7 1.6-2.2-.7-1.7-2.6-.4v-2.4l2.6-.4.7-1.7-1.6-2.2 1.7-1.7L8.7 6zM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0",
  share:
    "M3.7 12a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 0 0-5.2 0M15 5.6a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 0 0-5.2 0M15 18.4a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 0 0-5.2 0M8.6 10.7l6.7-3.8M8.6 13.3l6.7 3.8",
  shoppingCart: `M2.5 4h3l2.7 12h9.6L20.5 7.5H6.3|${dot(9.5, 19.8)}${dot(16.8, 19.8)}`,
  skipNext: "M5.5 5.5v13l10-6.5zM18.8 5.5v13",
  skipPrevious: "M18.5 5.5v13l-10-6.5zM5.2 5.5v13",
  star: `|${star}`,
  starHalf: `${star}|M12 3.2V16.9L6.4 20.6 8.1 14.1 2.9 9.8 9.6 9.5z`,
  starOff: star,
  stop: "M5.5 5.5h13v13h-13z",
  upload: `${tray}M12 15.7v-12M7 8.5l5-5 5 5`,
  visibility: eye,
  visibilityOff: `${eye}M4 3.5l16 17`,
  volumeDown: `${speaker}M15.5 9.2a4 4 0 0 1 0 5.6`,
  volumeMute: speaker,
  volumeOff: `${speaker}M16 9.5l5 5M21 9.5l-5 5`,
  volumeUp: `${speaker}M15.5 9.2a4 4 0 0 1 0 5.6M18 6.5a7.8 7.8 0 0 1 0 11`,
  warning: `M12 3.5L2.5 20h19zM12 9.5v3.7|${dot(12, 16.9)}`,
};

/** Further ones that agents ask for, since the icon font that they know has them. */
export const otherPaths: Readonly<Record<string, string>> = {
  arrowDownward: "M12 4v15.5M5 13l7 7 7-7",
  arrowUpward: "M12 20V4.5M5 11l7-7 7 7",
  checkCircle: `${circle}M8 12.4l2.8 2.8 5.2-6`,
  priorityHigh: `M12 4v9.5|${dot(12, 18.8)}`,
  schedule: `${circle}M12 7v5.2l3.5 2.3`,
  trendingDown: "M3 7l6.5 6.5 4-4L21 17M15 17h6v-6",
  trendingUp: "M3 17l6.5-6.5 4 4L21 7M15 7h6v6",
};
