import type { Commission } from '@porchlight/contract'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'

/** The home that a commission is from, small. */
export const CommissionPicture = ({ commission: { booking } }: { commission: Commission }) =>
  booking?.image && <HomePicture image={booking.image} sizes="56px" silent className="commission-thumb" />
