import { z } from 'zod'

/** Every theme a site can use; each is a style sheet of the design kit. */
export const siteThemes = ['porchlight', 'estates', 'light', 'inn'] as const
export const siteTheme = z.enum(siteThemes)
export type SiteTheme = z.output<typeof siteTheme>
