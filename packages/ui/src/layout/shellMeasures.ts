/**
 * The shell's measures in CSS pixels: one place, so that the header, the sidebar and the room that the page leaves for
 * them always agree (SHL-008 to SHL-010).
 */
export const HEADER_HEIGHT = 56
export const SIDEBAR_COLLAPSED = 80
export const SIDEBAR_EXPANDED = 240
/** The content grows no wider than this: the whole of a window of 1920 beside the menu. */
export const CONTENT_MAX = 1840
