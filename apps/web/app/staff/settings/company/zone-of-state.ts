/** The time zone of most of a state's population, where it isn't Eastern time. */
const zones: Record<string, string> = {
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Detroit': 'MI',
}

/** The time zone to propose to a company in a US state. */
export const zoneOfState = (state: string): string =>
  Object.keys(zones).find((zone) => zones[zone]?.split(' ').includes(state)) ?? 'America/New_York'
