import { mostBookingTags, tagBooking } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { TagsSection } from '../tags-section.tsx'

/** Short labels for finding the booking in the list; guests and owners never see them. */
export const Tags = ({ bookingId, tags }: { bookingId: number; tags: readonly string[] }) => (
  <TagsSection
    key={tags.join()}
    tags={tags}
    most={mostBookingTags}
    save={(change) => api(tagBooking, { params: { id: String(bookingId) }, body: change })}
  />
)
