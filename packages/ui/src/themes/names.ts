/** Every theme there is. A name here asks for its sheet, its line in `themes.ts` and its contrast. */
export const themeNames = ['porchlight', 'estates', 'light', 'inn'] as const
export type ThemeName = (typeof themeNames)[number]
