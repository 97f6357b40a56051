import type { ForeignStatusFields } from '@porchlight/contract'

/** A W-8BEN of someone in Germany. */
export const abroad: ForeignStatusFields = {
  kind: 'w8ben',
  name: 'Ada Quill',
  citizenship: 'DE',
  entity: 'individual',
  usAddress: '',
  birthDate: '1981-04-02',
  worksAbroad: true,
  claimsTreaty: false,
  line1: 'Elbchaussee 4',
  line2: '',
  city: 'Hamburg',
  state: '',
  zip: '22765',
  country: 'DE',
  taxId: '12345678901',
  signedName: 'Ada Quill',
  certified: true,
}
