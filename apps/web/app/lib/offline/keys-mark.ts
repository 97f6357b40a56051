/** Set while keys are on this device, so that a visitor's page knows without more whether there is anything to seal. */
export const keysMark = 'device-keys'

export const areKeysHere = (): boolean => {
  try {
    return localStorage.getItem(keysMark) !== null
  } catch {
    return false
  }
}
