/** Who may change a home's nights and calendars: the person who has a share in it, and staff. */
export const canManageCalendar = (actor: { isStaff: boolean; ownsHome: boolean }): boolean =>
  actor.isStaff || actor.ownsHome
