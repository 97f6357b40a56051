const mark = 'device-keys'

/** Notes whether keys are on this device, so that a visitor's page knows without more whether there is anything to seal. */
export const markKeys = (areHere: boolean): void => {
  try {
    if (areHere) localStorage.setItem(mark, '1')
    else localStorage.removeItem(mark)
  } catch {
    // Where nothing can be kept there are no keys either.
  }
}

export const areKeysHere = (): boolean => {
  try {
    return localStorage.getItem(mark) !== null
  } catch {
    return false
  }
}
