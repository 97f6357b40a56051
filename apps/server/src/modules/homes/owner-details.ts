import type { EditableDetails } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import { refuseUnread, versionOf } from '#kernel/versions'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { setRooms, updateHome } from './commands.ts'
import type { Home, HomeDetails, Room } from './home.ts'
import type { HomeStatus, Mover } from './lifecycle.ts'
import { hasContract } from './ownership.ts'
import { lockHome, roomsOf } from './queries.ts'
import { offeredLevels } from './service-levels.ts'

/** The details an owner can edit, out of everything known about their home. */
export const detailsView = (home: Home): EditableDetails => ({
  name: home.name,
  headline: home.headline,
  description: home.description,
  typeCode: home.typeCode,
  address: home.address,
  lat: home.lat,
  lng: home.lng,
  sleeps: home.sleeps,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  maxPets: home.maxPets,
  minGuestAge: home.minGuestAge,
  instant: home.instant,
  checkInTime: home.checkInTime,
  checkOutTime: home.checkOutTime,
  amenities: home.amenities,
  honestNotes: home.honestNotes,
  houseRules: home.houseRules,
  registration: home.registration,
})

/** The version of the details and rooms, as their editors read them. */
export const versionOfDetails = async (ctx: ReadCtx, home: Home): Promise<string> =>
  versionOf({ details: detailsView(home), rooms: await roomsOf(ctx, home.id) })

/** Once the team has inspected a home, its address is verified: only the team can change it then. */
export const canChangeAddress = (status: HomeStatus, mover: Mover): boolean =>
  mover !== 'owner' || status === 'draft' || status === 'submitted'

const crossingTimes = (): Problem => {
  const fault = 'checkOutTime must not be after checkInTime: guests change on the same day'
  return new Problem(422, 'invalid_home', `This home can’t be saved: ${fault}.`, { faults: [fault] })
}

/**
 * Saves an owner's details of a home. Nothing is announced if nothing changed.
 * @throws Problem 404, 409 `address_kept`, 409 `settings_changed`, 422 `invalid_home` with `faults`
 */
export const saveOwnerDetails = async (
  ctx: WriteCtx,
  homeId: number,
  { details, rooms, version }: { details: EditableDetails; rooms: readonly Room[]; version?: string | undefined },
  mover: Mover,
): Promise<void> => {
  const home = await lockHome(ctx, homeId)
  refuseUnread(version, await versionOfDetails(ctx, home))
  const timesChange = details.checkInTime !== home.checkInTime || details.checkOutTime !== home.checkOutTime
  if (timesChange && details.checkOutTime > details.checkInTime) throw crossingTimes()
  const moved = details.address !== home.address || details.lat !== home.lat || details.lng !== home.lng
  if (moved && !canChangeAddress(home.status, mover))
    throw new Problem(409, 'address_kept', 'Our team has already reviewed this home. Contact us to change its address.')
  // An unknown type or amenity is rejected together with the other faults.
  await updateHome(ctx, homeId, details as Partial<HomeDetails>)
  if (JSON.stringify(await roomsOf(ctx, homeId)) !== JSON.stringify(rooms)) await setRooms(ctx, homeId, rooms)
}

/**
 * Chooses a home's service level. The contract sets its price, so it is chosen before a contract is agreed.
 * @throws Problem 404, 409 `contract_agreed`, 422 `unknown_level`
 */
export const chooseLevel = async (ctx: WriteCtx, homeId: number, level: string): Promise<void> => {
  await lockHome(ctx, homeId)
  if (await hasContract(ctx, homeId))
    throw new Problem(
      409,
      'contract_agreed',
      'This home’s contract is already signed. Contact us to change the service level.',
    )
  if (!(await offeredLevels(ctx)).some(({ code }) => code === level))
    throw new Problem(422, 'unknown_level', 'This service level is no longer offered. Choose another one.')
  await updateHome(ctx, homeId, { serviceLevel: level })
}
