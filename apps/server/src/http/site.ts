import type { Site } from '@porchlight/contract'
import type { Config } from '../config.ts'

type Brand = Omit<Site, 'publicUrl' | 'id' | 'theme' | 'timeZone'>

/** The four sites: what each is called and who answers for it. Theme and site share their name. */
const brands: Record<Site['id'], Brand> = {
  porchlight: {
    name: 'Porchlight',
    legalName: 'Porchlight Homes LLC',
    contactEmail: 'stay@porchlight.example',
    contactPhone: '+1 631 555 0140',
    currency: 'USD',
    locale: 'en-US',
  },
  estates: {
    name: 'Porchlight Estates',
    legalName: 'Porchlight Estates LLC',
    contactEmail: 'estates@porchlight.example',
    contactPhone: '+1 631 555 0141',
    currency: 'USD',
    locale: 'en-US',
  },
  light: {
    name: 'Porchlight Light',
    legalName: 'Porchlight Homes LLC',
    contactEmail: 'partners@porchlight.example',
    contactPhone: '+1 631 555 0142',
    currency: 'USD',
    locale: 'en-US',
  },
  inn: {
    name: 'The Drake Inn',
    legalName: 'Drake Inn Hospitality LLC',
    contactEmail: 'desk@drakeinn.example',
    contactPhone: '+1 631 555 0143',
    currency: 'USD',
    locale: 'en-US',
  },
}

export const siteOf = (config: Config): Site => ({
  id: config.site,
  theme: config.site,
  publicUrl: config.publicUrl,
  timeZone: config.companyZone,
  ...brands[config.site],
})

/** The island is bundled; any MapLibre style can stand in for both, asked for with the key of its service. */
export const mapStylesOf = ({ mapStyleUrl, mapKey }: Config): { light: string; dark: string } => {
  const given = mapStyleUrl?.replaceAll('{key}', encodeURIComponent(mapKey ?? ''))
  return { light: given ?? '/map/style-light.json', dark: given ?? '/map/style-dark.json' }
}

const postalAddresses: Record<Site['id'], string> = {
  porchlight: '18 Lantern Street, Saltgrass, NY 11990',
  estates: '18 Lantern Street, Saltgrass, NY 11990',
  light: '18 Lantern Street, Saltgrass, NY 11990',
  inn: '2 The Green, Saltgrass, NY 11990',
}

/** Where letters to the company go; every e-mail has to say it. */
export const postalAddressOf = ({ site }: Config): string => postalAddresses[site]
