import { createHash } from 'node:crypto'
import { type Audience, assertDone, type Member, sendJson } from './audience.ts'

type Keys = { key: string; audience: string; url?: string | undefined }

/** Mailchimp Marketing API 3.0: mailchimp.com/developer/marketing/api/list-members. */
export const mailchimp = ({
  key,
  audience,
  url = `https://${key.split('-').at(-1)}.api.mailchimp.com`,
}: Keys): Audience => {
  const headers = { authorization: `Basic ${Buffer.from(`porchlight:${key}`).toString('base64')}` }
  const addressOf = ({ email }: Member): string => {
    const subscriber = createHash('md5').update(email.toLowerCase()).digest('hex')
    return `${url}/3.0/lists/${audience}/members/${subscriber}`
  }
  return {
    name: 'mailchimp',
    async subscribe(member) {
      const { email, name, language, list } = member
      const body = {
        email_address: email,
        status_if_new: 'subscribed',
        status: 'subscribed',
        language,
        merge_fields: { FNAME: name },
      }
      assertDone('Mailchimp', await sendJson({ method: 'PUT', url: addressOf(member), headers, body }))
      const tags = { tags: [{ name: list, status: 'active' }] }
      assertDone('Mailchimp', await sendJson({ method: 'POST', url: `${addressOf(member)}/tags`, headers, body: tags }))
    },
    async unsubscribe(member) {
      const body = { status: 'unsubscribed' }
      const status = await sendJson({ method: 'PATCH', url: addressOf(member), headers, body })
      // An address that was never copied needs no unsubscribing.
      if (status !== 404) assertDone('Mailchimp', status)
    },
  }
}
