import { partnerCode } from '@porchlight/contract'

/** The partner whose page the widget stands in, if its address names one; passed on with every link out of the widget. */
export const partnerOf = (request: Request): string | null => {
  const code = partnerCode.safeParse(new URL(request.url).searchParams.get('via'))
  return code.success ? code.data : null
}
