/** Placeholder for a removed secret. */
export const removed = '[removed]'

/** Thirteen to nineteen digits with a valid check digit, however they are spaced. */
const digitRuns = /\d(?:[ .-]?\d){12,18}/g

const isCardNumber = (digits: string): boolean => {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

// The value after a word that names a secret, in the product's languages.
const named =
  /((?:door|gate|garage|alarm|lock(?:box)?|entry|access|key)[\s-]?(?:code|pin|combination)?|\b(?:pin|passcode|password|combination|cvv|cvc|csc|security code|code|código|clave|contraseña|mot de passe|digicode|türcode|zugangscode|passwort|kennwort|schlüssel)\b)((?:\s+(?:is|to|for|of|the|ist|es|est|lautet|de|la|le|du|der|die|das|door|gate|porte|puerta|tür|:)){0,4}\s*[:=#]?\s*)([\p{L}\d#*!@$%&-]*\d[\p{L}\d#*!@$%&-]{2,})/giu

/**
 * Removes door codes, Wi-Fi passwords, and card data from a text, whether known or indicated by a word. Nothing that
 * opens a door or charges a card is sent to a provider.
 */
export const withoutSecrets = (text: string, known: readonly string[]): string => {
  let clean = text
  for (const secret of known.filter((one) => one.length >= 3)) clean = clean.replaceAll(secret, removed)
  return clean
    .replace(digitRuns, (run) => (isCardNumber(run.replace(/\D/g, '')) ? removed : run))
    .replace(named, (_whole, name: string, between: string) => `${name}${between}${removed}`)
}
