import { onEvent } from '#kernel/jobs'
import { subscriptionChanged } from './events.ts'
import { subscriberById } from './queries.ts'

/** Copies a subscription's current state to every connected marketing service; a canceled one is stopped there, too. */
export const copySubscription = onEvent(
  subscriptionChanged,
  'newsletter.copy_subscription',
  async ({ adapters, work }, { subscriberId }) => {
    if (adapters.audiences.length === 0) return
    const row = await work.read((ctx) => subscriberById(ctx, subscriberId))
    if (!row || row.state === 'pending') return
    const member = { email: row.email, name: row.name, language: row.language, list: row.list }
    const failures: unknown[] = []
    // A failing service doesn't keep others from being updated.
    for (const audience of adapters.audiences) {
      const send = row.state === 'confirmed' ? audience.subscribe : audience.unsubscribe
      await send(member).catch((error) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  },
)
