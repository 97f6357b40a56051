/** Tenths of the screen up to 767 px, from 768 px, and from 992 px. */
export type PanelTenths = { xs: number; md: number; lg: number }

export const panelTenths: PanelTenths = { xs: 10, md: 5, lg: 3 }

/** In the format of the style sheet: a panel is never wider than the screen and never zero. */
export const panelWidths = (tenths: Partial<PanelTenths> = {}): Record<`--panel-${keyof PanelTenths}`, string> => {
  const share = (size: keyof PanelTenths) => `${Math.min(10, Math.max(1, tenths[size] ?? panelTenths[size])) * 10}%`
  return { '--panel-xs': share('xs'), '--panel-md': share('md'), '--panel-lg': share('lg') }
}
