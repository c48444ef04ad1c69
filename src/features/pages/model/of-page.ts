/** How calls name a page, a version of it, and a widget on it. */
export function ofPage(pageId: number) {
  return { page_id: pageId };
}

export function ofVersion(pageId: number, versionId: number) {
  return { page_id: pageId, version_id: versionId };
}

export function ofWidget(pageId: number, widgetId: string) {
  return { page_id: pageId, widget_id: widgetId };
}
