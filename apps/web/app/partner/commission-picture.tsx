import type { Commission } from '@porchlight/contract'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'

/** A small picture of the home a commission is for. */
export const CommissionPicture = ({ commission: { booking } }: { commission: Commission }) =>
  booking?.image && <HomePicture image={booking.image} sizes="56px" silent className="commission-thumb" />
