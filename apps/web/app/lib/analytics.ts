declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export type AnalyticsEvent = 'CompleteRegistration' | 'AddToCart' | 'Purchase'

/** Stores an event where an advertiser's tag, if the operator added one to the page, finds it. */
export const record = (event: AnalyticsEvent, details: object = {}): void => {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...details })
}
