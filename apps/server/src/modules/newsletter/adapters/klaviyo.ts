import { type Audience, assertDone, type Member, sendJson } from './audience.ts'

type Keys = { key: string; list: string; url?: string | undefined }

const revision = '2024-10-15'

/** Klaviyo’s API: developers.klaviyo.com/en/reference/bulk_subscribe_profiles. */
export const klaviyo = ({ key, list, url = 'https://a.klaviyo.com' }: Keys): Audience => {
  const send = async (kind: 'create' | 'delete', attributes: object, member: Member) => {
    const consent = kind === 'create' ? 'SUBSCRIBED' : 'UNSUBSCRIBED'
    const profile = {
      type: 'profile',
      attributes: { email: member.email, subscriptions: { email: { marketing: { consent } } } },
    }
    const status = await sendJson({
      method: 'POST',
      url: `${url}/api/profile-subscription-bulk-${kind}-jobs`,
      headers: { authorization: `Klaviyo-API-Key ${key}`, revision },
      body: {
        data: {
          type: `profile-subscription-bulk-${kind}-job`,
          attributes: { ...attributes, profiles: { data: [profile] } },
          relationships: { list: { data: { type: 'list', id: list } } },
        },
      },
    })
    assertDone('Klaviyo', status)
  }
  return {
    name: 'klaviyo',
    subscribe: (member) => send('create', { custom_source: member.list }, member),
    unsubscribe: (member) => send('delete', {}, member),
  }
}
