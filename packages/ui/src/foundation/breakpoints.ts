/** Up to these widths in px the window counts as a phone and as a tablet. Plain numbers weigh least in a page. */
export const phoneWidth = 576
export const tabletWidth = 992

/**
 * The widths of the window, in px, at which anything changes its layout (platform spec §9). Sheets write them out, as
 * custom properties cannot stand in a media query: `@media (width <= 768px)`.
 */
export const breakpoints = { sm: phoneWidth, md: 768, lg: tabletWidth, xl: 1200, xxl: 1900 } as const
