import { type HostRole, hostRoles } from '@porchlight/contract'

type Assigned = { id: number; role: HostRole; homeIds: readonly number[] }

/**
 * The people who look after a home: for each role, the person assigned to this home, otherwise one assigned to every
 * home. If there are several, the one added first.
 */
export const hostsFor = <H extends Assigned>(hosts: readonly H[], homeId: number): H[] =>
  hostRoles.flatMap((role) => {
    const able = hosts.filter((host) => host.role === role).toSorted((one, other) => one.id - other.id)
    const chosen =
      able.find(({ homeIds }) => homeIds.includes(homeId)) ?? able.find(({ homeIds }) => homeIds.length === 0)
    return chosen ? [chosen] : []
  })
