/** Set while keys are on this device, so that a visitor's page knows right away whether there is anything to seal. */
export const keysMark = 'device-keys'

export const areKeysHere = (): boolean => {
  try {
    return localStorage.getItem(keysMark) !== null
  } catch {
    return false
  }
}
