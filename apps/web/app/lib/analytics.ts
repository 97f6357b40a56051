declare global {
  interface Window {
    dataLayer?: object[]
  }
}

export type AnalyticsEvent = 'CompleteRegistration' | 'AddToCart' | 'Purchase'

/** Leaves an event where an advertiser's tag, if the operator has put one into the page, finds it. */
export const record = (event: AnalyticsEvent, details: object = {}): void => {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...details })
}
