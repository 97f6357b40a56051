/** Up to these widths in px, the window counts as a phone or a tablet. Plain numbers add the least to a page. */
export const phoneWidth = 576
export const tabletWidth = 992

/**
 * The window widths, in px, at which any layout changes (platform spec §9). Style sheets spell them out, because media
 * queries can't use custom properties: `@media (width <= 768px)`.
 */
export const breakpoints = { sm: phoneWidth, md: 768, lg: tabletWidth, xl: 1200, xxl: 1900 } as const
