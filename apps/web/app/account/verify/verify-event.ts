/** Fires on the window when a code was correct; tags and the native app listen to it. */
const verifyEvent = 'porchlight:verify'

export const tellVerified = (challengeId: number): void => {
  window.dispatchEvent(new CustomEvent(verifyEvent, { detail: { challengeId } }))
}
