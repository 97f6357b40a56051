/**
 * The widths of the window, in px, at which anything changes its layout (platform spec §9). Sheets write them out, as
 * custom properties cannot stand in a media query: `@media (width <= 768px)`.
 */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1900 } as const

/** Up to these the window counts as a phone and as a tablet. */
export const phoneWidth = breakpoints.sm
export const tabletWidth = breakpoints.lg

/** The media query of a script that asks what the sheets ask. */
export const upTo = (name: keyof typeof breakpoints): string => `(width <= ${breakpoints[name]}px)`
