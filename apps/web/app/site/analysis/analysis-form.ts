import { analysisFeatures } from '@porchlight/contract'

export type FactProblems = Partial<Record<'address' | 'bedrooms' | 'bathrooms' | 'sleeps', true>>

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const numberIn = (form: FormData, name: string): number => {
  const text = textIn(form, name)
  return /^\d{1,2}([.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

const degreesIn = (form: FormData, name: string, most: number): number => {
  const text = textIn(form, name).replace(',', '.')
  const value = /^-?\d{1,3}(\.\d{1,8})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : Number.NaN
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

export const analysisProblems = (form: FormData): FactProblems => ({
  ...(textIn(form, 'address').length < 3 && { address: true }),
  ...(!isWhole(numberIn(form, 'bedrooms'), 0, 30) && { bedrooms: true }),
  ...(!(numberIn(form, 'bathrooms') >= 0 && numberIn(form, 'bathrooms') <= 30) && { bathrooms: true }),
  ...(!isWhole(numberIn(form, 'sleeps'), 1, 60) && { sleeps: true }),
})

/** The home described by a valid form. */
export const analysisIn = (form: FormData) => {
  const [lat, lng] = [degreesIn(form, 'lat', 90), degreesIn(form, 'lng', 180)]
  const features = form.getAll('features')
  return {
    address: textIn(form, 'address').slice(0, 300),
    pin: Number.isNaN(lat) || Number.isNaN(lng) ? null : { lat, lng },
    bedrooms: numberIn(form, 'bedrooms'),
    bathrooms: numberIn(form, 'bathrooms'),
    sleeps: numberIn(form, 'sleeps'),
    features: analysisFeatures.filter((feature) => features.includes(feature)),
  }
}
