import { mostBookingTags, tagBooking } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { TagsSection } from '../tags-section.tsx'

const without = (tags: readonly string[], others: readonly string[]): string[] =>
  tags.filter((tag) => !others.includes(tag))

/** Short labels for finding the booking in the list; guests and owners never see them. */
export const Tags = ({ bookingId, tags }: { bookingId: number; tags: readonly string[] }) => (
  <TagsSection
    key={tags.join()}
    tags={tags}
    most={mostBookingTags}
    save={(changed) =>
      api(tagBooking, {
        params: { id: String(bookingId) },
        // What a colleague added or removed meanwhile stays as it is.
        body: { add: without(changed, tags), remove: without(tags, changed) },
      })
    }
  />
)
