import { partnerCode } from '@porchlight/contract'

/** The partner whose page the widget stands in, and their mark of the place. */
export type WidgetPartner = { via: string; sub?: string }

/** Whom the address of a widget names; passed on with every link out of it. */
export const partnerOf = (request: Request): WidgetPartner | null => {
  const { searchParams } = new URL(request.url)
  const code = partnerCode.safeParse(searchParams.get('via'))
  if (!code.success) return null
  const sub = searchParams.get('sub') ?? ''
  return { via: code.data, ...(/^[\w.-]{1,40}$/.test(sub) && { sub }) }
}
