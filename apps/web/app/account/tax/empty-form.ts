import { defaultCountry, type TaxForm, type TaxFormFields, type User } from '@porchlight/contract'

/** The form as it opens: the last signed values, without the number and the signature, which must be entered again. */
export const emptyForm = (given: TaxForm | null, user: User | null): TaxFormFields => ({
  name: given?.name ?? (user ? `${user.firstName} ${user.lastName}` : ''),
  businessName: given?.businessName ?? '',
  classification: given?.classification ?? 'individual',
  otherClassification: given?.otherClassification ?? '',
  exemptPayeeCode: given?.exemptPayeeCode ?? '',
  fatcaCode: given?.fatcaCode ?? '',
  line1: given?.line1 ?? '',
  line2: given?.line2 ?? '',
  city: given?.city ?? '',
  state: given?.state ?? '',
  zip: given?.zip ?? '',
  country: given?.country ?? defaultCountry,
  taxIdKind: given?.taxIdKind ?? 'ssn',
  backupWithholding: given?.backupWithholding ?? false,
  taxId: '',
  signedName: '',
  certified: false,
})
