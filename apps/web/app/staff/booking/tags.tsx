import { mostBookingTags, tagBooking } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { TagsSection } from '../tags-section.tsx'
import { useMay } from '../use-may.ts'

/** Short labels for finding the booking in the list; guests and owners never see them. */
export const Tags = ({ bookingId, tags }: { bookingId: number; tags: readonly string[] }) => {
  const mayAct = useMay()('bookings', 'act')
  return (
    <TagsSection
      key={tags.join()}
      tags={tags}
      most={mostBookingTags}
      readOnly={!mayAct}
      save={(change) => api(tagBooking, { params: { id: String(bookingId) }, body: change })}
    />
  )
}
