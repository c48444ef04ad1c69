import type { Menu, MenuItem } from "./menu-item.ts";

const place = (id: string, link: string): MenuItem => ({
  id,
  target: { type: "link", link },
  title: "",
  icon: null,
  newTab: false,
  hideLabel: false,
  tooltip: "",
});

/** The menu of a site that has saved none: the start, the pages and the people. */
export const defaultMenu: Menu = {
  items: [place("home", "/"), place("pages", "/pages/"), place("people", "/people/")],
  overflow: true,
  revision: 0,
};
