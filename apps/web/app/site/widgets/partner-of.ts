import { partnerCode } from '@porchlight/contract'

/** The partner whose page embeds the widget, and their sub-ID for the placement. */
export type WidgetPartner = { via: string; sub?: string }

/** The partner named in a widget's address; passed along with every link out of it. */
export const partnerOf = (request: Request): WidgetPartner | null => {
  const { searchParams } = new URL(request.url)
  const code = partnerCode.safeParse(searchParams.get('via'))
  if (!code.success) return null
  const sub = searchParams.get('sub') ?? ''
  return { via: code.data, ...(/^[\w.-]{1,40}$/.test(sub) && { sub }) }
}
