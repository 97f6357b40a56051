/** Whether someone may change a home's nights and calendars: its owners, and staff. */
export const canManageCalendar = (actor: { isStaff: boolean; ownsHome: boolean }): boolean =>
  actor.isStaff || actor.ownsHome
