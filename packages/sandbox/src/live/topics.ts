/** The destinations of the contract. A station is named by its chargeBoxId or, just so, by its uuid. */
export const topics = {
  notification: (apiKey: string) => `/topic/${apiKey}/notification/chargeBox`,
  stats: (apiKey: string) => `/topic/${apiKey}/stats`,
  chargeBox: (apiKey: string) => `/topic/${apiKey}/chargeBox`,
  station: (chargeBoxId: string) => `/topic/status/chargeBox/${chargeBoxId}`,
  connector: (chargeBoxId: string, connectorId: number) =>
    `/topic/status/chargeBox/${chargeBoxId}/connector/${connectorId}`,
} as const

const TENANT_TOPIC = /^\/topic\/([^/]+)\/(?:notification\/chargeBox|stats|chargeBox)$/
const STATUS_TOPIC = /^\/topic\/status\/chargeBox\/[^/]+(?:\/connector\/\d+)?$/

/** What a subscribed destination is: a tenant's topic with its api key, a status topic, or none of the contract's. */
export const readTopic = (
  destination: string,
): { kind: 'tenant'; apiKey: string } | { kind: 'status' } | undefined => {
  if (STATUS_TOPIC.test(destination)) return { kind: 'status' }
  const apiKey = TENANT_TOPIC.exec(destination)?.[1]
  return apiKey === undefined ? undefined : { kind: 'tenant', apiKey }
}
