import type { Seal } from '#kernel/seal'
import type { WriteCtx } from '#kernel/work'
import { allBrands, saveBrand, saveCompany } from '#modules/company'

const averilHarbor = { line2: '', city: 'Averil Harbor', state: 'NY', zip: '11983', country: 'US' }

const company = {
  legalName: 'Porchlight Homes LLC',
  entityType: 'llc',
  address: { line1: '18 Lantern Street', ...averilHarbor },
  licenses: [{ region: 'US-NY', kind: 'Real estate broker', number: '10311200140', expiresOn: null }],
  regions: ['US-NY'],
  // Uses the server's settings.
  timeZone: null,
  currency: 'USD',
} as const

const shared = { legalName: null, address: null, accent: null, locale: 'en-US', isDefault: false } as const

/** The four sites of the demo company. */
const brands = {
  porchlight: {
    ...shared,
    name: 'Porchlight',
    contactEmail: 'stay@porchlight.example',
    contactPhone: '+1 631 555 0140',
    theme: 'porchlight',
    hosts: ['porchlight.localhost'],
    isDefault: true,
  },
  estates: {
    ...shared,
    name: 'Porchlight Estates',
    legalName: 'Porchlight Estates LLC',
    contactEmail: 'estates@porchlight.example',
    contactPhone: '+1 631 555 0141',
    theme: 'estates',
    hosts: ['estates.localhost'],
  },
  light: {
    ...shared,
    name: 'Porchlight Light',
    contactEmail: 'partners@porchlight.example',
    contactPhone: '+1 631 555 0142',
    theme: 'light',
    hosts: ['light.localhost'],
  },
  inn: {
    ...shared,
    name: 'The Drake Inn',
    legalName: 'Drake Inn Hospitality LLC',
    contactEmail: 'desk@drakeinn.example',
    contactPhone: '+1 631 555 0143',
    address: { line1: '2 The Green', ...averilHarbor },
    theme: 'inn',
    hosts: ['drake-inn.localhost'],
  },
} as const

/** The company behind the demo world, with its four brands; an installation that already has brands keeps its own. */
export const loadCompany = async (ctx: WriteCtx, seal: Seal): Promise<void> => {
  if ((await allBrands(ctx)).length > 0) return
  await saveCompany(
    ctx,
    seal,
    { ...company, licenses: [...company.licenses], regions: [...company.regions] },
    { by: null },
  )
  for (const [id, brand] of Object.entries(brands))
    await saveBrand(ctx, id, { ...brand, hosts: [...brand.hosts] }, { by: null })
}
