export type CountryCode = 'DE' | 'AT' | 'CH'

/** Postcode, town, state or canton, area code. */
export type Place = readonly [pk: string, city: string, region: string, areaCode: string]

type Country = {
  callingCode: string
  mobileCodes: readonly string[]
  places: readonly Place[]
  streets: readonly string[]
}

const germanPlaces: readonly Place[] = [
  ['10115', 'Berlin', 'Berlin', '30'],
  ['10623', 'Berlin', 'Berlin', '30'],
  ['12043', 'Berlin', 'Berlin', '30'],
  ['20095', 'Hamburg', 'Hamburg', '40'],
  ['22765', 'Hamburg', 'Hamburg', '40'],
  ['80331', 'München', 'Bayern', '89'],
  ['81667', 'München', 'Bayern', '89'],
  ['50667', 'Köln', 'Nordrhein-Westfalen', '221'],
  ['50825', 'Köln', 'Nordrhein-Westfalen', '221'],
  ['60311', 'Frankfurt am Main', 'Hessen', '69'],
  ['60594', 'Frankfurt am Main', 'Hessen', '69'],
  ['70173', 'Stuttgart', 'Baden-Württemberg', '711'],
  ['40213', 'Düsseldorf', 'Nordrhein-Westfalen', '211'],
  ['44135', 'Dortmund', 'Nordrhein-Westfalen', '231'],
  ['45127', 'Essen', 'Nordrhein-Westfalen', '201'],
  ['04109', 'Leipzig', 'Sachsen', '341'],
  ['28195', 'Bremen', 'Bremen', '421'],
  ['01067', 'Dresden', 'Sachsen', '351'],
  ['30159', 'Hannover', 'Niedersachsen', '511'],
  ['90402', 'Nürnberg', 'Bayern', '911'],
  ['47051', 'Duisburg', 'Nordrhein-Westfalen', '203'],
  ['44787', 'Bochum', 'Nordrhein-Westfalen', '234'],
  ['42103', 'Wuppertal', 'Nordrhein-Westfalen', '202'],
  ['33602', 'Bielefeld', 'Nordrhein-Westfalen', '521'],
  ['53111', 'Bonn', 'Nordrhein-Westfalen', '228'],
  ['48143', 'Münster', 'Nordrhein-Westfalen', '251'],
  ['76133', 'Karlsruhe', 'Baden-Württemberg', '721'],
  ['68159', 'Mannheim', 'Baden-Württemberg', '621'],
  ['86150', 'Augsburg', 'Bayern', '821'],
  ['65183', 'Wiesbaden', 'Hessen', '611'],
  ['55116', 'Mainz', 'Rheinland-Pfalz', '6131'],
  ['79098', 'Freiburg im Breisgau', 'Baden-Württemberg', '761'],
  ['38100', 'Braunschweig', 'Niedersachsen', '531'],
  ['24103', 'Kiel', 'Schleswig-Holstein', '431'],
  ['52062', 'Aachen', 'Nordrhein-Westfalen', '241'],
  ['06108', 'Halle (Saale)', 'Sachsen-Anhalt', '345'],
  ['39104', 'Magdeburg', 'Sachsen-Anhalt', '391'],
  ['99084', 'Erfurt', 'Thüringen', '361'],
  ['23552', 'Lübeck', 'Schleswig-Holstein', '451'],
  ['18055', 'Rostock', 'Mecklenburg-Vorpommern', '381'],
  ['34117', 'Kassel', 'Hessen', '561'],
  ['66111', 'Saarbrücken', 'Saarland', '681'],
  ['14467', 'Potsdam', 'Brandenburg', '331'],
  ['26122', 'Oldenburg', 'Niedersachsen', '441'],
  ['49074', 'Osnabrück', 'Niedersachsen', '541'],
  ['69117', 'Heidelberg', 'Baden-Württemberg', '6221'],
  ['64283', 'Darmstadt', 'Hessen', '6151'],
  ['93047', 'Regensburg', 'Bayern', '941'],
  ['97070', 'Würzburg', 'Bayern', '931'],
  ['89073', 'Ulm', 'Baden-Württemberg', '731'],
  ['74072', 'Heilbronn', 'Baden-Württemberg', '7131'],
  ['72070', 'Tübingen', 'Baden-Württemberg', '7071'],
  ['78462', 'Konstanz', 'Baden-Württemberg', '7531'],
  ['54290', 'Trier', 'Rheinland-Pfalz', '651'],
  ['56068', 'Koblenz', 'Rheinland-Pfalz', '261'],
  ['67433', 'Neustadt an der Weinstraße', 'Rheinland-Pfalz', '6321'],
  ['94032', 'Passau', 'Bayern', '851'],
  ['83022', 'Rosenheim', 'Bayern', '8031'],
  ['87435', 'Kempten (Allgäu)', 'Bayern', '831'],
  ['96047', 'Bamberg', 'Bayern', '951'],
  ['91054', 'Erlangen', 'Bayern', '9131'],
  ['63739', 'Aschaffenburg', 'Bayern', '6021'],
  ['37073', 'Göttingen', 'Niedersachsen', '551'],
  ['31134', 'Hildesheim', 'Niedersachsen', '5121'],
  ['21335', 'Lüneburg', 'Niedersachsen', '4131'],
  ['03046', 'Cottbus', 'Brandenburg', '355'],
  ['07743', 'Jena', 'Thüringen', '3641'],
  ['99423', 'Weimar', 'Thüringen', '3643'],
  ['19053', 'Schwerin', 'Mecklenburg-Vorpommern', '385'],
]

const austrianPlaces: readonly Place[] = [
  ['1010', 'Wien', 'Wien', '1'],
  ['1030', 'Wien', 'Wien', '1'],
  ['1070', 'Wien', 'Wien', '1'],
  ['1190', 'Wien', 'Wien', '1'],
  ['8010', 'Graz', 'Steiermark', '316'],
  ['8020', 'Graz', 'Steiermark', '316'],
  ['4020', 'Linz', 'Oberösterreich', '732'],
  ['5020', 'Salzburg', 'Salzburg', '662'],
  ['6020', 'Innsbruck', 'Tirol', '512'],
  ['9020', 'Klagenfurt am Wörthersee', 'Kärnten', '463'],
  ['9500', 'Villach', 'Kärnten', '4242'],
  ['4600', 'Wels', 'Oberösterreich', '7242'],
  ['3100', 'St. Pölten', 'Niederösterreich', '2742'],
  ['6850', 'Dornbirn', 'Vorarlberg', '5572'],
  ['2700', 'Wiener Neustadt', 'Niederösterreich', '2622'],
  ['4400', 'Steyr', 'Oberösterreich', '7252'],
  ['6800', 'Feldkirch', 'Vorarlberg', '5522'],
  ['6900', 'Bregenz', 'Vorarlberg', '5574'],
  ['8700', 'Leoben', 'Steiermark', '3842'],
  ['3500', 'Krems an der Donau', 'Niederösterreich', '2732'],
  ['7000', 'Eisenstadt', 'Burgenland', '2682'],
  ['2340', 'Mödling', 'Niederösterreich', '2236'],
  ['2500', 'Baden', 'Niederösterreich', '2252'],
  ['6330', 'Kufstein', 'Tirol', '5372'],
  ['6370', 'Kitzbühel', 'Tirol', '5356'],
  ['9900', 'Lienz', 'Tirol', '4852'],
  ['4810', 'Gmunden', 'Oberösterreich', '7612'],
  ['5700', 'Zell am See', 'Salzburg', '6542'],
  ['3430', 'Tulln an der Donau', 'Niederösterreich', '2272'],
  ['7100', 'Neusiedl am See', 'Burgenland', '2167'],
]

const swissPlaces: readonly Place[] = [
  ['8001', 'Zürich', 'Zürich', '44'],
  ['8004', 'Zürich', 'Zürich', '44'],
  ['8400', 'Winterthur', 'Zürich', '52'],
  ['8610', 'Uster', 'Zürich', '44'],
  ['3011', 'Bern', 'Bern', '31'],
  ['3600', 'Thun', 'Bern', '33'],
  ['3800', 'Interlaken', 'Bern', '33'],
  ['4051', 'Basel', 'Basel-Stadt', '61'],
  ['4410', 'Liestal', 'Basel-Landschaft', '61'],
  ['6003', 'Luzern', 'Luzern', '41'],
  ['9000', 'St. Gallen', 'St. Gallen', '71'],
  ['8640', 'Rapperswil', 'St. Gallen', '55'],
  ['8200', 'Schaffhausen', 'Schaffhausen', '52'],
  ['7000', 'Chur', 'Graubünden', '81'],
  ['7270', 'Davos', 'Graubünden', '81'],
  ['6300', 'Zug', 'Zug', '41'],
  ['5000', 'Aarau', 'Aargau', '62'],
  ['5400', 'Baden', 'Aargau', '56'],
  ['4500', 'Solothurn', 'Solothurn', '32'],
  ['8500', 'Frauenfeld', 'Thurgau', '52'],
  ['6430', 'Schwyz', 'Schwyz', '41'],
  ['6460', 'Altdorf', 'Uri', '41'],
  ['8750', 'Glarus', 'Glarus', '55'],
  ['9050', 'Appenzell', 'Appenzell Innerrhoden', '71'],
  ['3920', 'Zermatt', 'Wallis', '27'],
]

// oxfmt-ignore
const germanStreets = [
  'Hauptstraße', 'Bahnhofstraße', 'Gartenstraße', 'Lindenallee', 'Am Markt', 'Schillerstraße', 'Goethestraße',
  'Kirchstraße', 'Rosenweg', 'Bergstraße', 'Am Mühlbach', 'Ringstraße', 'Schulstraße', 'Wiesenweg', 'Burgstraße',
  'Mozartstraße', 'Weinbergstraße', 'Poststraße', 'Ahornweg', 'Uferstraße', 'Königstraße', 'Beethovenstraße',
  'Am Stadtpark', 'Eichendorffweg', 'Marktgasse', 'Friedrichstraße', 'Birkenweg', 'Waldstraße', 'Kastanienallee',
  'Neue Straße', 'Klosterstraße', 'Fischergasse', 'Im Winkel', 'Talstraße', 'Sonnenhang',
]

// oxfmt-ignore
const austrianStreets = [
  'Hauptstraße', 'Bahnhofstraße', 'Kirchengasse', 'Wiener Straße', 'Linzer Gasse', 'Schulgasse', 'Feldgasse',
  'Lerchenfelder Straße', 'Burggasse', 'Mozartgasse', 'Haydngasse', 'Landstraße', 'Am Hang', 'Weinberggasse',
  'Dorfplatz', 'Rathausplatz', 'Sonnleiten', 'Mühlgasse', 'Ringstraße', 'Siedlungsstraße', 'Bergweg', 'Seestraße',
  'Grabenstraße', 'Tiroler Straße', 'Rosengasse',
]

// oxfmt-ignore
const swissStreets = [
  'Bahnhofstrasse', 'Dorfstrasse', 'Seestrasse', 'Hauptstrasse', 'Kirchgasse', 'Zürcherstrasse', 'Bergstrasse',
  'Im Grund', 'Rebbergweg', 'Schulhausstrasse', 'Birkenweg', 'Mühlegasse', 'Oberdorf', 'Unterdorf', 'Sonnenbergweg',
  'Landstrasse', 'Alpenstrasse', 'Gartenweg', 'Wiesenstrasse', 'Poststrasse', 'Quellenweg', 'Haldenstrasse',
]

export const countries: Readonly<Record<CountryCode, Country>> = {
  DE: {
    callingCode: '+49',
    mobileCodes: ['151', '152', '157', '160', '170', '171', '172', '175', '176', '178', '179'],
    places: germanPlaces,
    streets: germanStreets,
  },
  AT: {
    callingCode: '+43',
    mobileCodes: ['660', '664', '676', '680', '699'],
    places: austrianPlaces,
    streets: austrianStreets,
  },
  CH: {
    callingCode: '+41',
    mobileCodes: ['76', '77', '78', '79'],
    places: swissPlaces,
    streets: swissStreets,
  },
}
