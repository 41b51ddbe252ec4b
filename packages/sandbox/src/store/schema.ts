/** A value that SQLite keeps. */
export type SqlValue = number | string | null

/** Raised whenever a table changes; a kept database of another version is made anew. */
export const SCHEMA_VERSION = 13

/** The tables, without their indexes. Times are milliseconds, before the shift that keeps history ending now. */
export const TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE account (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, parentPk INTEGER, name TEXT NOT NULL,
  smsEnabled INTEGER NOT NULL, deviceReader INTEGER);
CREATE TABLE person (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, accountPk INTEGER NOT NULL, email TEXT NOT NULL,
  firstName TEXT NOT NULL, lastName TEXT, docType TEXT, docNumber TEXT, phone TEXT, idTag TEXT,
  carBrand TEXT, carModel TEXT, registeredAt INTEGER NOT NULL, profile TEXT, password TEXT, active INTEGER NOT NULL,
  groupPk INTEGER, birthDay TEXT, sex TEXT, externalId TEXT, notifiesOffline INTEGER, skipsThreeDs INTEGER,
  addressPk INTEGER, street TEXT, houseNumber TEXT, zipCode TEXT, city TEXT, state TEXT, country TEXT);
CREATE TABLE stationGroup (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, name TEXT NOT NULL, status TEXT,
  externalId TEXT, addressPk INTEGER, street TEXT, houseNumber TEXT, zipCode TEXT, city TEXT, state TEXT,
  latitude REAL, longitude REAL);
CREATE TABLE photo (pk INTEGER PRIMARY KEY, stationPk INTEGER NOT NULL, name TEXT NOT NULL, base64 TEXT);
CREATE TABLE binding (stationPk INTEGER NOT NULL, personPk INTEGER NOT NULL, owner INTEGER NOT NULL,
  status TEXT NOT NULL, PRIMARY KEY (stationPk, personPk)) WITHOUT ROWID;
CREATE TABLE station (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, accountPk INTEGER NOT NULL, groupPk INTEGER,
  chargeBoxId TEXT NOT NULL UNIQUE, uuid TEXT, description TEXT, active INTEGER NOT NULL, typeOf TEXT NOT NULL,
  origin TEXT NOT NULL, ocppProtocol TEXT, endpointAddress TEXT, externalId TEXT, vendor TEXT, model TEXT,
  firmware TEXT, heartbeatAt INTEGER, latitude REAL, longitude REAL, showLocation INTEGER, addressPk INTEGER,
  street TEXT, houseNumber TEXT, zipCode TEXT, city TEXT, state TEXT, openAllDay INTEGER, openTime TEXT,
  closeTime TEXT, deviceReader INTEGER, deviceReaderMac TEXT, reservation INTEGER, ocpi INTEGER, hubject INTEGER,
  hasPayment INTEGER, chargeTypeCost TEXT, chargeTypeIncome TEXT, chargeByIncome TEXT, kwhCost REAL,
  durationCost REAL, rechargeCost REAL, kwhIncome REAL, durationIncome REAL, rechargeIncome REAL, taxIncome REAL,
  system TEXT, phase TEXT, voltage INTEGER, rateUnit TEXT, insertedAt INTEGER NOT NULL, usage INTEGER NOT NULL,
  monthWh INTEGER NOT NULL, style INTEGER NOT NULL);
CREATE TABLE connector (pk INTEGER PRIMARY KEY, stationPk INTEGER NOT NULL, connectorId INTEGER NOT NULL, type TEXT,
  powerMax REAL, unusualStatus TEXT, status TEXT, statusAt INTEGER, errorCode TEXT, usage INTEGER,
  kwhIncome REAL, durationIncome REAL, profile TEXT);
CREATE TABLE recharge (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, stationPk INTEGER NOT NULL,
  connectorId INTEGER NOT NULL, personPk INTEGER NOT NULL, startedAt INTEGER NOT NULL, stoppedAt INTEGER,
  energyWh INTEGER NOT NULL, cost REAL NOT NULL, income REAL NOT NULL, stopReason TEXT, paymentType TEXT,
  paymentStatus TEXT, paidAt INTEGER, paidError TEXT, nfeStatus TEXT, idleSeconds INTEGER, idleIncome REAL,
  idleStatus TEXT, idTag TEXT COLLATE NOCASE, paidAgainAt INTEGER);
CREATE TABLE tag (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, idTag TEXT NOT NULL COLLATE NOCASE, type TEXT NOT NULL,
  note TEXT, ownerPk INTEGER, parentPk INTEGER, accountPk INTEGER, inactive INTEGER NOT NULL, free INTEGER NOT NULL);
CREATE TABLE unknownTag (network TEXT NOT NULL, idTag TEXT NOT NULL COLLATE NOCASE, stationPk INTEGER NOT NULL,
  accountPk INTEGER, attempts INTEGER NOT NULL, lastAt INTEGER, PRIMARY KEY (network, idTag, stationPk)) WITHOUT ROWID;
CREATE TABLE deposit (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, personPk INTEGER NOT NULL, at INTEGER NOT NULL,
  type TEXT NOT NULL, status TEXT NOT NULL, cents INTEGER NOT NULL, refundedCents INTEGER NOT NULL);
CREATE TABLE refund (id INTEGER PRIMARY KEY, network TEXT NOT NULL, target TEXT NOT NULL, pk INTEGER NOT NULL,
  cents INTEGER NOT NULL, at INTEGER NOT NULL, appliesAt INTEGER NOT NULL);
CREATE TABLE event (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, stationPk INTEGER NOT NULL, connectorId INTEGER,
  rechargePk INTEGER, personPk INTEGER, type TEXT NOT NULL, at INTEGER NOT NULL, errorCode TEXT, errorMessage TEXT);
CREATE TABLE session (token TEXT PRIMARY KEY, personPk INTEGER NOT NULL, network TEXT NOT NULL, at INTEGER NOT NULL)
  WITHOUT ROWID;
CREATE TABLE sentMessage (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, personPk INTEGER NOT NULL, kind TEXT NOT NULL,
  at INTEGER NOT NULL, subject TEXT, message TEXT NOT NULL, firstName TEXT, lastName TEXT, email TEXT, phone TEXT);
CREATE TABLE recovery (network TEXT NOT NULL, email TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL,
  attempts INTEGER NOT NULL, PRIMARY KEY (network, email)) WITHOUT ROWID;
CREATE TABLE task (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, origin TEXT, startedAt INTEGER NOT NULL,
  endedAt INTEGER, version TEXT NOT NULL, operation TEXT NOT NULL);
CREATE TABLE taskResult (taskPk INTEGER NOT NULL, chargeBoxId TEXT NOT NULL, error TEXT, response TEXT,
  detail TEXT, PRIMARY KEY (taskPk, chargeBoxId)) WITHOUT ROWID;
CREATE TABLE stationKey (stationPk INTEGER NOT NULL, key TEXT NOT NULL COLLATE NOCASE, value TEXT NOT NULL,
  PRIMARY KEY (stationPk, key)) WITHOUT ROWID;
CREATE TABLE chargingProfile (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, description TEXT,
  stackLevel INTEGER, purpose TEXT, kind TEXT, recurrency TEXT, validFrom INTEGER, validTo INTEGER,
  periods TEXT NOT NULL);
CREATE TABLE pricingProfile (uuid TEXT NOT NULL UNIQUE, network TEXT NOT NULL, name TEXT NOT NULL,
  chargers INTEGER NOT NULL, entries TEXT NOT NULL);
CREATE TABLE voucher (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, accountPk INTEGER NOT NULL, code TEXT NOT NULL,
  title TEXT, description TEXT, kind TEXT NOT NULL, value REAL NOT NULL, units INTEGER NOT NULL, used INTEGER NOT NULL,
  startsAt INTEGER NOT NULL, endsAt INTEGER NOT NULL, active INTEGER NOT NULL, createdBy TEXT, chargers TEXT,
  usesPerUser INTEGER NOT NULL, expireType TEXT NOT NULL);
CREATE TABLE voucherUser (voucherPk INTEGER NOT NULL, personPk INTEGER NOT NULL, source TEXT NOT NULL,
  status TEXT NOT NULL, PRIMARY KEY (voucherPk, personPk)) WITHOUT ROWID;
CREATE TABLE smartCharging (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, enabled INTEGER NOT NULL, amps REAL NOT NULL,
  startDate TEXT NOT NULL, endDate TEXT NOT NULL, chargers TEXT NOT NULL, meterId TEXT, inCircuit INTEGER);
CREATE TABLE meter (network TEXT NOT NULL, id TEXT NOT NULL, mac TEXT NOT NULL, status INTEGER, amps REAL NOT NULL,
  swing REAL NOT NULL, phases TEXT NOT NULL, lastAt INTEGER, PRIMARY KEY (network, id)) WITHOUT ROWID;
CREATE TABLE virtualGroup (pk INTEGER PRIMARY KEY, network TEXT NOT NULL, accountPk INTEGER NOT NULL, name TEXT,
  description TEXT);
CREATE TABLE virtualGroupCharger (pk INTEGER PRIMARY KEY, groupPk INTEGER NOT NULL, stationPk INTEGER NOT NULL,
  UNIQUE (groupPk, stationPk));
CREATE TABLE virtualGroupPricing (groupPk INTEGER PRIMARY KEY, enabled INTEGER NOT NULL, connector1 TEXT,
  connector2 TEXT, connector3 TEXT);
CREATE TABLE virtualGroupSmart (groupPk INTEGER PRIMARY KEY, enabled INTEGER NOT NULL, smartChargingPk INTEGER);
CREATE TABLE virtualGroupLog (pk INTEGER PRIMARY KEY, groupPk INTEGER NOT NULL, kind TEXT NOT NULL,
  description TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE voucherUse (rechargePk INTEGER PRIMARY KEY, voucherPk INTEGER NOT NULL, used REAL, balance REAL);
`

/** Built after the rows are in, which is several times faster. */
export const INDEXES = `
CREATE INDEX rechargeByTime ON recharge (network, startedAt, personPk, energyWh, cost, income, stoppedAt);
CREATE INDEX rechargeByStation ON recharge (stationPk, startedAt);
CREATE INDEX rechargeByPerson ON recharge (personPk, startedAt);
CREATE INDEX openRecharge ON recharge (network) WHERE stoppedAt IS NULL;
CREATE INDEX idleRecharge ON recharge (network, startedAt) WHERE idleStatus IS NOT NULL;
CREATE INDEX paidAgain ON recharge (network, startedAt) WHERE paidAgainAt IS NOT NULL;
CREATE INDEX depositByTime ON deposit (network, at);
CREATE INDEX refundByMovement ON refund (pk, target);
CREATE INDEX eventByTime ON event (network, at);
CREATE INDEX eventByStation ON event (stationPk, at);
CREATE INDEX eventByPerson ON event (personPk, at);
CREATE INDEX personByEmail ON person (network, email);
CREATE INDEX personByTime ON person (network, registeredAt);
CREATE INDEX connectorByStation ON connector (stationPk, connectorId);
CREATE INDEX photoByStation ON photo (stationPk);
CREATE INDEX personByDocument ON person (network, docNumber);
CREATE INDEX rechargeByTag ON recharge (idTag) WHERE idTag IS NOT NULL;
CREATE UNIQUE INDEX tagById ON tag (network, idTag);
CREATE INDEX tagByOwner ON tag (ownerPk);
CREATE INDEX tagByParent ON tag (parentPk);
CREATE INDEX voucherByCode ON voucher (network, code);
CREATE INDEX useByVoucher ON voucherUse (voucherPk);
CREATE INDEX chargerByStation ON virtualGroupCharger (stationPk);
CREATE INDEX logByGroup ON virtualGroupLog (groupPk, kind, at);
CREATE INDEX stationByNetwork ON station (network, pk);
`
