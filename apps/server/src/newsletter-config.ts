/**
 * Services that hold a copy of the newsletter's subscribers; empty: none. The keys are secrets: no error repeats them.
 */
export type NewsletterConfig = {
  mailchimp: { key: string; audience: string; url: string | undefined } | null
  klaviyo: { key: string; list: string; url: string | undefined } | null
}

type Read = {
  text: (name: string) => string | undefined
  url: (name: string, protocols: string[]) => string | undefined
  wrong: <T>(sentence: string, instead: T) => T
}

function mailchimpFrom(read: Read): NewsletterConfig['mailchimp'] {
  const key = read.text('MAILCHIMP_API_KEY')
  const audience = read.text('MAILCHIMP_AUDIENCE_ID')
  const url = read.url('MAILCHIMP_URL', ['http', 'https'])
  if (!key && !audience) return null
  if (!key || !audience)
    return read.wrong('MAILCHIMP_API_KEY and MAILCHIMP_AUDIENCE_ID belong together; set both or none.', null)
  // The end of the key specifies the data center.
  if (!/^[0-9a-f]+-[a-z]{2}\d{1,3}$/.test(key))
    return read.wrong('MAILCHIMP_API_KEY must end in its data center, such as -us21.', null)
  if (!/^\w{4,40}$/.test(audience))
    return read.wrong('MAILCHIMP_AUDIENCE_ID must be the ID of an audience, letters and digits only.', null)
  return { key, audience, url }
}

function klaviyoFrom(read: Read): NewsletterConfig['klaviyo'] {
  const key = read.text('KLAVIYO_API_KEY')
  const list = read.text('KLAVIYO_LIST_ID')
  const url = read.url('KLAVIYO_URL', ['http', 'https'])
  if (!key && !list) return null
  if (!key || !list) return read.wrong('KLAVIYO_API_KEY and KLAVIYO_LIST_ID belong together; set both or none.', null)
  if (!/^\w{4,40}$/.test(list))
    return read.wrong('KLAVIYO_LIST_ID must be the ID of a list, letters and digits only.', null)
  return { key, list, url }
}

/** `MAILCHIMP_…` and `KLAVIYO_…`: where confirmed subscribers are copied. */
export const newsletterFrom = (read: Read): NewsletterConfig => ({
  mailchimp: mailchimpFrom(read),
  klaviyo: klaviyoFrom(read),
})
